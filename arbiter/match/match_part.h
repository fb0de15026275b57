// The games of a match that one run plays: all of them, or those of its shard. Games keep the
// numbers, colors and openings that they have in the whole match.
#pragma once

#include <optional>

#include "arbiter/match/fixed_schedule.h"
#include "arbiter/match/match_options.h"

namespace adoube::arbiter {

// A game depends on the results of others, so that the match cannot be divided.
[[nodiscard]] bool depends_on_results(TournamentKind kind);

// The shard, from 1, of so many whose game that is.
[[nodiscard]] inline int shard_of(const Pairing& pairing, int shards) {
    return pairing.pair % shards + 1;
}

class MatchPart {
public:
    // Options with a shard must name a tournament that can be divided, and two engines.
    explicit MatchPart(const MatchOptions& options);

    // Both games of a pair belong to one part. Without a shard every number is played.
    [[nodiscard]] bool plays(int number) const;
    // How many games of the shard there are; nothing without a shard.
    [[nodiscard]] std::optional<int> game_count() const;

private:
    [[nodiscard]] int pairs_below(int pair) const;

    std::optional<FixedSchedule> schedule_{};
    Shard shard_{};
};

}  // namespace adoube::arbiter
