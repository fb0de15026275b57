#include "arbiter/match/games_in_order.h"

namespace adoube::arbiter {

std::string GamesInOrder::take_due() {
    std::string due;
    for (auto game = waiting_.begin(); game != waiting_.end() && is_due(game->first); ++next_) {
        due += game->second;
        game = waiting_.erase(game);
    }
    return due;
}

bool GamesInOrder::is_due(int number) {
    while (comes_ && next_ < number && !comes_(next_)) ++next_;
    return next_ == number;
}

std::string GamesInOrder::take_rest() {
    std::string rest;
    for (const auto& [number, text] : waiting_) rest += text;
    waiting_.clear();
    return rest;
}

}  // namespace adoube::arbiter
