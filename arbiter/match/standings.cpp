#include "arbiter/match/standings.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace adoube::arbiter {
namespace {

// 2 for a win of White, 1 for a draw, 0 for a loss.
[[nodiscard]] int half_points_of_white(const game::Outcome& outcome) {
    if (!outcome.winner) return 1;
    return *outcome.winner == Color::white ? 2 : 0;
}

void add_game(Tally& tally, int half_points) {
    if (half_points == 2) ++tally.wins;
    else if (half_points == 1) ++tally.draws;
    else ++tally.losses;
}

// A pair in which a player got so many half points, first and second.
void add_pair(Tally& tally, int first, int second) {
    ++tally.pairs[static_cast<std::size_t>(first + second)];
    if (first + second == 2 && first != second) ++tally.split_pairs;
    tally.paired_wins += (first == 2) + (second == 2);
    tally.paired_losses += (first == 0) + (second == 0);
}

}  // namespace

int Tally::pair_count() const { return std::accumulate(pairs.begin(), pairs.end(), 0); }

double Tally::score() const { return games() == 0 ? 0.5 : points() / games(); }

Tally Tally::of_whole_pairs() const {
    Tally whole = *this;
    whole.wins = paired_wins;
    whole.losses = paired_losses;
    whole.draws = 2 * pair_count() - paired_wins - paired_losses;
    return whole;
}

Tally Tally::reversed() const {
    Tally other = *this;
    std::swap(other.wins, other.losses);
    std::swap(other.paired_wins, other.paired_losses);
    std::reverse(other.pairs.begin(), other.pairs.end());
    return other;
}

Standings::Standings(int players) : totals_(place_of(players)), endings_(place_of(players)) {}

void Standings::record(const Pairing& pairing, const game::Outcome& outcome) {
    if (outcome.is_void()) return;
    ++games_;
    const int half_points = half_points_of_white(outcome);
    count(pairing.white, pairing.black, half_points);
    count(pairing.black, pairing.white, 2 - half_points);
    add_game(by_color_[{pairing.white, pairing.black}], half_points);
    count_pair(pairing, half_points);
    count_ending(pairing, outcome);
}

void Standings::count_ending(const Pairing& pairing, const game::Outcome& outcome) {
    ++endings_[place_of(pairing.white)][{true, outcome.winner, outcome.reason}];
    ++endings_[place_of(pairing.black)][{false, outcome.winner, outcome.reason}];
}

void Standings::count(int player, int opponent, int half_points) {
    add_game(totals_[place_of(player)], half_points);
    add_game(encounters_[{player, opponent}], half_points);
}

void Standings::count_pair(const Pairing& pairing, int half_points) {
    const auto [lower, higher] = std::minmax(pairing.white, pairing.black);
    const int points_of_lower = lower == pairing.white ? half_points : 2 - half_points;
    const auto [first, is_first] = half_pairs_.try_emplace(pairing.pair, points_of_lower);
    if (is_first) return;
    const int before = first->second;
    half_pairs_.erase(first);
    for (Tally* const tally : {&totals_[place_of(lower)], &encounters_[{lower, higher}]})
        add_pair(*tally, before, points_of_lower);
    for (Tally* const tally : {&totals_[place_of(higher)], &encounters_[{higher, lower}]})
        add_pair(*tally, 2 - before, 2 - points_of_lower);
}

const Tally& Standings::of(int player) const { return totals_.at(place_of(player)); }

Tally Standings::between(int first, int second) const {
    const auto found = encounters_.find({first, second});
    return found == encounters_.end() ? Tally{} : found->second;
}

Tally Standings::with_white(int white, int black) const {
    const auto found = by_color_.find({white, black});
    return found == by_color_.end() ? Tally{} : found->second;
}

std::map<Ending, int> Standings::endings(int player) const { return endings_.at(place_of(player)); }

int Standings::lost_by(int player, game::Reason reason) const {
    int games = 0;
    for (const auto& [ending, count] : endings_.at(place_of(player))) {
        const bool is_lost = ending.winner && (*ending.winner == Color::white) != ending.as_white;
        if (is_lost && ending.reason == reason) games += count;
    }
    return games;
}

std::vector<int> Standings::ranking() const {
    std::vector<int> players(totals_.size());
    std::iota(players.begin(), players.end(), 0);
    // Equal scores keep the order of the engines. std::stable_sort would do the same, but in the
    // library of g++ 12 it rests on what clang 19 calls deprecated.
    std::sort(players.begin(), players.end(), [&](int a, int b) {
        return std::pair{-of(a).score(), a} < std::pair{-of(b).score(), b};
    });
    return players;
}

}  // namespace adoube::arbiter
