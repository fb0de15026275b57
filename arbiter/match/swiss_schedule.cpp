#include "arbiter/match/swiss_schedule.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace adoube::arbiter {
namespace {

// Enough for any number of rounds that makes sense, and no time at all.
constexpr int most_steps = 100'000;

}  // namespace

SwissSchedule::SwissSchedule(const MatchOptions& options, int players)
    : GrowingSchedule(options, players, options.games),
      rounds_(options.rounds),
      half_points_(place_of(players)),
      byes_(place_of(players)),
      white_surplus_(place_of(players)) {
    pair_round();
}

int SwissSchedule::game_count() const { return rounds_ * (players() / 2) * games_per_encounter(); }

void SwissSchedule::go_on() {
    count_round();
    if (round() < rounds_) pair_round();
}

void SwissSchedule::count_round() {
    for (const Encounter& encounter : encounters()) {
        half_points_[place_of(encounter.first)] += encounter.half_points;
        half_points_[place_of(encounter.second)] += encounter.opponent_half_points;
    }
}

void SwissSchedule::pair_round() {
    begin_round();
    Players players = ranking();
    if (players.size() % 2 == 1) give_bye(players);
    Pairs pairs;
    int steps = most_steps;
    if (!pair_all(players, pairs, steps)) {
        pairs.clear();
        for (std::size_t i = 0; i + 1 < players.size(); i += 2)
            pairs.emplace_back(players[i], players[i + 1]);
    }
    for (const auto& [better, other] : pairs) add_pair(better, other);
}

void SwissSchedule::give_bye(Players& ranking) {
    const int fewest = *std::min_element(byes_.begin(), byes_.end());
    const auto last = std::find_if(ranking.rbegin(), ranking.rend(),
                                   [&](int player) { return byes_[place_of(player)] == fewest; });
    ++byes_[place_of(*last)];
    half_points_[place_of(*last)] += 2 * games_per_encounter();
    ranking.erase(std::next(last).base());
}

SwissSchedule::Players SwissSchedule::ranking() const {
    Players players(place_of(this->players()));
    std::iota(players.begin(), players.end(), 0);
    const auto key = [&](int player) {
        return std::tuple{-half_points_[place_of(player)], -strength_of_opponents(player), player};
    };
    std::sort(players.begin(), players.end(), [&](int a, int b) { return key(a) < key(b); });
    return players;
}

int SwissSchedule::strength_of_opponents(int player) const {
    int sum = 0;
    for (const auto& [met, times] : meetings_) {
        if (met.first == player) sum += times * half_points_[place_of(met.second)];
        if (met.second == player) sum += times * half_points_[place_of(met.first)];
    }
    return sum;
}

bool SwissSchedule::pair_all(Players left, Pairs& pairs, int& steps) const {
    if (left.empty()) return true;
    if (--steps <= 0) return false;
    for (const int opponent : candidates(left)) {
        Players others;
        for (const int player : left)
            if (player != left.front() && player != opponent) others.push_back(player);
        pairs.emplace_back(left.front(), opponent);
        if (pair_all(std::move(others), pairs, steps)) return true;
        pairs.pop_back();
    }
    return false;
}

SwissSchedule::Players SwissSchedule::candidates(const Players& left) const {
    const int points = half_points_[place_of(left.front())];
    std::size_t group = 0;
    while (group < left.size() && half_points_[place_of(left[group])] == points) ++group;
    // The first of the lower half, then on down, then up to the first.
    const std::size_t middle = std::max<std::size_t>(group / 2, 1);
    Players order(left.begin() + static_cast<std::ptrdiff_t>(middle), left.end());
    for (std::size_t i = middle; i-- > 1;) order.push_back(left[i]);
    const auto met = [&](int player) { return have_met(left.front(), player); };
    order.erase(std::remove_if(order.begin(), order.end(), met), order.end());
    return order;
}

bool SwissSchedule::have_met(int a, int b) const {
    return meetings_.contains({std::min(a, b), std::max(a, b)});
}

// White first for the one who has had it less; at odds nowhere, for the better one in turn.
void SwissSchedule::add_pair(int better, int other) {
    ++meetings_[{std::min(better, other), std::max(better, other)}];
    const int surplus = white_surplus_[place_of(better)] - white_surplus_[place_of(other)];
    const bool better_first = surplus < 0 || (surplus == 0 && encounters().size() % 2 == 0);
    const auto [first, second] = better_first ? std::pair{better, other} : std::pair{other, better};
    ++white_surplus_[place_of(first)];
    --white_surplus_[place_of(second)];
    add_encounter(first, second);
}

}  // namespace adoube::arbiter
