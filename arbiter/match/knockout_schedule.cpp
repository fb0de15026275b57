#include "arbiter/match/knockout_schedule.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

#include "base/split_mix.h"

namespace adoube::arbiter {
namespace {

constexpr int games_of_a_tie_break = 2;
// Then whoever stands first in the bracket goes on: engines may repeat the same draw for ever.
constexpr int most_tie_breaks = 4;

// By strength: the seeded in their order, then the others by lot.
[[nodiscard]] std::vector<int> drawn_order(const MatchOptions& options, int players) {
    std::vector<int> order(static_cast<std::size_t>(players));
    std::iota(order.begin(), order.end(), 0);
    const auto seeded = static_cast<std::size_t>(std::min(options.seeds, players));
    SplitMix64 lots{options.seed};
    for (std::size_t left = order.size(); left > seeded + 1; --left)
        std::swap(order[left - 1], order[seeded + lots.below(left - seeded)]);
    return order;
}

}  // namespace

std::vector<int> bracket(int size) {
    std::vector<int> places{0};
    while (std::cmp_less(places.size(), size)) {
        const int last = 2 * static_cast<int>(places.size()) - 1;
        std::vector<int> wider;
        for (const int place : places) {
            wider.push_back(place);
            wider.push_back(last - place);
        }
        places = std::move(wider);
    }
    return places;
}

KnockoutSchedule::KnockoutSchedule(const MatchOptions& options, int players)
    : GrowingSchedule(options, players, options.games * options.rounds) {
    const auto order = drawn_order(options, players);
    const auto size = static_cast<int>(std::bit_ceil(static_cast<unsigned>(players)));
    for (const int strength : bracket(size))
        places_.push_back(strength < players
                              ? std::optional{order[static_cast<std::size_t>(strength)]}
                              : std::nullopt);
    pair_round();
}

int KnockoutSchedule::game_count() const {
    return known_games() + (players() - 1 - all_encounters_) * games_per_encounter();
}

void KnockoutSchedule::go_on() {
    if (add_tie_breaks()) return;
    advance();
    if (places_.size() > 1) pair_round();
}

void KnockoutSchedule::pair_round() {
    begin_round();
    tie_breaks_ = 0;
    for (std::size_t i = 0; i + 1 < places_.size(); i += 2) {
        if (!places_[i] || !places_[i + 1]) continue;
        add_encounter(*places_[i], *places_[i + 1]);
        ++all_encounters_;
    }
}

bool KnockoutSchedule::add_tie_breaks() {
    if (tie_breaks_++ == most_tie_breaks) return false;
    bool some = false;
    for (std::size_t i = 0; i < encounters().size(); ++i) {
        if (encounters()[i].half_points != encounters()[i].opponent_half_points) continue;
        add_games(i, games_of_a_tie_break);
        some = true;
    }
    return some;
}

void KnockoutSchedule::advance() {
    Places winners;
    auto encounter = encounters().begin();
    for (std::size_t i = 0; i + 1 < places_.size(); i += 2) {
        if (!places_[i] || !places_[i + 1]) {
            winners.push_back(places_[i] ? places_[i] : places_[i + 1]);
            continue;
        }
        const bool first_wins = encounter->half_points >= encounter->opponent_half_points;
        winners.emplace_back(first_wins ? encounter->first : encounter->second);
        ++encounter;
    }
    places_ = std::move(winners);
}

}  // namespace adoube::arbiter
