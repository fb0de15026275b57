#include "arbiter/match/match_part.h"

#include <algorithm>
#include <cassert>

namespace adoube::arbiter {

bool depends_on_results(TournamentKind kind) {
    return kind == TournamentKind::swiss || kind == TournamentKind::knockout;
}

MatchPart::MatchPart(const MatchOptions& options) {
    if (!options.shard) return;
    assert(!depends_on_results(options.tournament));
    schedule_.emplace(options, static_cast<int>(options.engines.size()));
    shard_ = *options.shard;
}

bool MatchPart::plays(int number) const {
    return !schedule_ || shard_of(*schedule_->game(number), shard_.count) == shard_.number;
}

std::optional<int> MatchPart::game_count() const {
    if (!schedule_) return std::nullopt;
    const int games = schedule_->game_count();
    const int pairs = schedule_->game(games)->pair + 1;
    // With an odd number of games of each encounter the last pairs have one game only.
    const int whole_pairs = games - pairs;
    return pairs_below(pairs) + pairs_below(whole_pairs);
}

// How many pairs of the shard come before that one.
int MatchPart::pairs_below(int pair) const {
    return std::max(0, pair - shard_.number + shard_.count) / shard_.count;
}

}  // namespace adoube::arbiter
