#include "arbiter/match/fixed_schedule.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace adoube::arbiter {

FixedSchedule::FixedSchedule(const MatchOptions& options, int players)
    : kind_(options.tournament),
      players_(players),
      seeds_(std::clamp(options.seeds, 1, players - 1)),
      rounds_(options.rounds),
      games_(options.games),
      repeat_(options.repeat),
      swap_(options.swap_colors),
      reverse_(options.reverse_colors) {
    assert(players >= 2);
}

int FixedSchedule::encounters_per_round() const {
    if (kind_ == TournamentKind::gauntlet) return seeds_ * (players_ - seeds_);
    return players_ * (players_ - 1) / 2;
}

int FixedSchedule::game_count() const { return rounds_ * encounters_per_round() * games_; }

FixedSchedule::Encounter FixedSchedule::encounter(int index) const {
    if (kind_ == TournamentKind::gauntlet)
        return {index / (players_ - seeds_), seeds_ + index % (players_ - seeds_)};
    if (kind_ == TournamentKind::pyramid) {
        int newcomer = 1;
        for (; index >= newcomer; ++newcomer) index -= newcomer;
        return {newcomer, index};
    }
    int first = 0;
    while (index >= players_ - 1 - first) {
        index -= players_ - 1 - first;
        ++first;
    }
    return {first, first + 1 + index};
}

std::optional<Pairing> FixedSchedule::game(int number) const {
    assert(number >= 1 && number <= game_count());
    const int index = number - 1;
    const int round = index / (encounters_per_round() * games_);
    const int encounter_index = index / games_ % encounters_per_round();
    // Counted over all rounds, so that colors change even with one game a round.
    const int meeting = round * games_ + index % games_;
    const int group = meeting / repeat_;
    auto [white, black] = encounter(encounter_index);
    if ((swap_ && meeting % 2 == 1) != reverse_) std::swap(white, black);
    const std::int64_t opening = std::int64_t{group} * encounters_per_round() + encounter_index;
    const int pair = meeting / 2 * encounters_per_round() + encounter_index;
    return Pairing{number, round + 1, white, black, opening, pair};
}

}  // namespace adoube::arbiter
