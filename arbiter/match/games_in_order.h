// Texts of games that end in any order, handed out in the order of their numbers.
#pragma once

#include <map>
#include <string>

namespace adoube::arbiter {

class GamesInOrder {
public:
    // Numbers count from 1, each comes once.
    void add(int number, std::string text) { waiting_.emplace(number, std::move(text)); }
    void add(GamesInOrder others) { waiting_.merge(others.waiting_); }

    // The texts whose turn it is: no game with a smaller number is missing any more.
    [[nodiscard]] std::string take_due();
    // All that still waits, in its order, whatever is missing in between.
    [[nodiscard]] std::string take_rest();

private:
    std::map<int, std::string> waiting_{};
    int next_ = 1;
};

}  // namespace adoube::arbiter
