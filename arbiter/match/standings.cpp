#include "arbiter/match/standings.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace adoube::arbiter {
namespace {

[[nodiscard]] std::size_t place(int player) { return static_cast<std::size_t>(player); }

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

}  // namespace

int Tally::pair_count() const { return std::accumulate(pairs.begin(), pairs.end(), 0); }

double Tally::score() const { return games() == 0 ? 0.5 : points() / games(); }

Standings::Standings(int players) : totals_(place(players)) {}

void Standings::record(const Pairing& pairing, const game::Outcome& outcome) {
    if (outcome.is_void()) return;
    ++games_;
    const int half_points = half_points_of_white(outcome);
    count(pairing.white, pairing.black, half_points);
    count(pairing.black, pairing.white, 2 - half_points);
    count_pair(pairing, half_points);
    if (outcome.winner) {
        const int loser = *outcome.winner == Color::white ? pairing.black : pairing.white;
        ++losses_[{loser, outcome.reason}];
    }
}

void Standings::count(int player, int opponent, int half_points) {
    add_game(totals_[place(player)], half_points);
    add_game(encounters_[{player, opponent}], half_points);
}

void Standings::count_pair(const Pairing& pairing, int half_points) {
    const auto [lower, higher] = std::minmax(pairing.white, pairing.black);
    const int points_of_lower = lower == pairing.white ? half_points : 2 - half_points;
    const auto [first, is_first] = half_pairs_.try_emplace(pairing.pair, points_of_lower);
    if (is_first) return;
    const int sum = first->second + points_of_lower;
    half_pairs_.erase(first);
    ++totals_[place(lower)].pairs[place(sum)];
    ++totals_[place(higher)].pairs[place(4 - sum)];
    ++encounters_[{lower, higher}].pairs[place(sum)];
    ++encounters_[{higher, lower}].pairs[place(4 - sum)];
}

const Tally& Standings::of(int player) const { return totals_.at(place(player)); }

Tally Standings::between(int first, int second) const {
    const auto found = encounters_.find({first, second});
    return found == encounters_.end() ? Tally{} : found->second;
}

int Standings::lost_by(int player, game::Reason reason) const {
    const auto found = losses_.find({player, reason});
    return found == losses_.end() ? 0 : found->second;
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
