#include "arbiter/match/growing_schedule.h"

#include <cassert>
#include <utility>

namespace adoube::arbiter {
namespace {

[[nodiscard]] int half_points_of(Color color, const game::Outcome& outcome) {
    if (outcome.is_void()) return 0;
    if (!outcome.winner) return 1;
    return *outcome.winner == color ? 2 : 0;
}

}  // namespace

GrowingSchedule::GrowingSchedule(const MatchOptions& options, int players, int games)
    : players_(players),
      games_(games),
      repeat_(options.repeat),
      swap_(options.swap_colors),
      reverse_(options.reverse_colors) {
    assert(players >= 2);
}

std::optional<Pairing> GrowingSchedule::game(int number) const {
    assert(number >= 1);
    if (number > known_games()) return std::nullopt;
    return list_[static_cast<std::size_t>(number - 1)].pairing;
}

void GrowingSchedule::record(const Pairing& pairing, const game::Outcome& outcome) {
    Game& game = list_.at(static_cast<std::size_t>(pairing.number - 1));
    if (std::exchange(game.has_ended, true)) return;
    Encounter& encounter = encounters_.at(game.encounter);
    const bool first_is_white = pairing.white == encounter.first;
    const int white = half_points_of(Color::white, outcome);
    const int black = half_points_of(Color::black, outcome);
    encounter.half_points += first_is_white ? white : black;
    encounter.opponent_half_points += first_is_white ? black : white;
    if (--open_games_ == 0) go_on();
}

void GrowingSchedule::begin_round() {
    ++round_;
    encounters_.clear();
}

void GrowingSchedule::add_encounter(int first, int second) {
    encounters_.push_back({first, second});
    add_games(encounters_.size() - 1, games_);
}

void GrowingSchedule::add_games(std::size_t encounter, int games) {
    for (int i = 0; i < games; ++i) {
        Pairing pairing{known_games() + 1,
                        round_,
                        encounters_[encounter].first,
                        encounters_[encounter].second,
                        openings_ + i / repeat_,
                        pairs_ + i / 2};
        if ((swap_ && i % 2 == 1) != reverse_) std::swap(pairing.white, pairing.black);
        list_.push_back({pairing, encounter});
    }
    open_games_ += games;
    openings_ += (games + repeat_ - 1) / repeat_;
    pairs_ += (games + 1) / 2;
}

}  // namespace adoube::arbiter
