#include "app/win_draw_loss.h"

#include <cmath>

namespace adoube::app {

namespace {

constexpr double half_of_games_won_at = 100.0;  // hundredths of a pawn
constexpr double steepness = 45.0;  // nine of ten are won with about a pawn more, for 100 + 45 ln 9

[[nodiscard]] int wins(engine::Score score) {
    if (engine::is_win(score)) return 1000;
    if (engine::is_loss(score)) return 0;
    const double share = 1.0 / (1.0 + std::exp((half_of_games_won_at - score) / steepness));
    return static_cast<int>(std::lround(1000.0 * share));
}

}  // namespace

uci::WinDrawLoss win_draw_loss(engine::Score score) {
    const int win = wins(score);
    const int loss = wins(-score);
    return {win, 1000 - win - loss, loss};
}

}  // namespace adoube::app
