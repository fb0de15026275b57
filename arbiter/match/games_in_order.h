// Texts of games that end in any order, handed out in the order of their numbers.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <utility>

namespace adoube::arbiter {

class GamesInOrder {
public:
    // `comes` says of a number whether there is to be such a game; without it of every one.
    explicit GamesInOrder(std::function<bool(int)> comes = {}) : comes_(std::move(comes)) {}

    // Numbers count from 1, each comes once.
    void add(int number, std::string text) { waiting_.emplace(number, std::move(text)); }
    void add(GamesInOrder others) { waiting_.merge(others.waiting_); }

    // The texts whose turn it is: no game with a smaller number is missing any more.
    [[nodiscard]] std::string take_due();
    // All that still waits, in its order, whatever is missing in between.
    [[nodiscard]] std::string take_rest();

private:
    [[nodiscard]] bool is_due(int number);

    std::function<bool(int)> comes_;
    std::map<int, std::string> waiting_{};
    int next_ = 1;
};

}  // namespace adoube::arbiter
