#include "arbiter/match/games_in_order.h"

namespace adoube::arbiter {

std::string GamesInOrder::take_due() {
    std::string due;
    for (auto game = waiting_.begin(); game != waiting_.end() && game->first == next_; ++next_) {
        due += game->second;
        game = waiting_.erase(game);
    }
    return due;
}

std::string GamesInOrder::take_rest() {
    std::string rest;
    for (const auto& [number, text] : waiting_) rest += text;
    waiting_.clear();
    return rest;
}

}  // namespace adoube::arbiter
