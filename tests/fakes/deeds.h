// What a fake engine is told to do, on its command line: NAME, NAME=VALUE, and either of them
// with @N, which limits it to the engine's own N-th move of a game.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace adoube::fakes {

struct Deed {
    std::string name;
    int value = 0;
    std::optional<int> at{};  // own move of a game, from 1; absent: always
};

class Deeds {
public:
    explicit Deeds(std::span<const char* const> words);

    void add(Deed deed) { deeds_.push_back(std::move(deed)); }
    void forget_added() { deeds_.resize(told_); }

    // The deed of that name that is due at the own move `move`.
    [[nodiscard]] const Deed* find(std::string_view name, int move) const;

private:
    std::vector<Deed> deeds_;
    std::size_t told_ = 0;
};

}  // namespace adoube::fakes
