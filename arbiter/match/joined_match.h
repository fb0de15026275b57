// One match out of the games of the runs that share it: of all of its shards, or of one run.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "arbiter/match/match_options.h"
#include "arbiter/match/schedule.h"
#include "arbiter/match/sprt.h"
#include "arbiter/match/standings.h"

namespace adoube::arbiter {

// Why a game that a run has played is none of the match, or not a new one.
enum class JoinFault : std::uint8_t {
    no_such_game,      // the match has no game of that number
    of_another_shard,  // it has, but the run should not have played it
    other_players,     // other ones, or with other colors, than the schedule says
    played_twice,
};

class JoinedMatch {
public:
    // The options of any of the runs.
    explicit JoinedMatch(const MatchOptions& options);

    [[nodiscard]] int shards() const { return static_cast<int>(parts_.size()); }
    [[nodiscard]] int game_count() const { return schedule_->game_count(); }
    [[nodiscard]] int finished() const { return finished_; }
    [[nodiscard]] const Standings& standings() const { return standings_; }
    // Null without a test.
    [[nodiscard]] const Sprt* sprt() const { return sprt_ ? &*sprt_ : nullptr; }
    [[nodiscard]] bool is_decided() const { return sprt_ && sprt_->accepted(duel()); }
    // All games of that shard, from 1, have ended.
    [[nodiscard]] bool is_complete(int shard) const;
    [[nodiscard]] bool is_complete() const { return finished_ >= game_count(); }

    // Games of a shard that have not ended.
    struct Gap {
        int shard = 0;
        int games = 0;
        int first = 0;         // the number of the first one
        bool is_open = false;  // all of them come after what the shard has played
    };
    [[nodiscard]] std::vector<Gap> gaps() const;

    // Counts a game that a run of that shard has finished. Games of a tournament in which they
    // depend on others must come in the order in which they ended.
    [[nodiscard]] std::optional<JoinFault> add(int shard, int number, int white, int black,
                                               const game::Outcome& outcome);

private:
    struct Part {
        int games = 0;
        int finished = 0;
        int last = 0;  // the highest number of a game that has ended
    };
    [[nodiscard]] bool has(int number) const;
    [[nodiscard]] Tally duel() const { return standings_.between(0, 1); }

    std::unique_ptr<Schedule> schedule_;
    Standings standings_;
    std::optional<Sprt> sprt_{};
    std::vector<Part> parts_;
    std::vector<bool> ended_{};  // by number
    int finished_ = 0;
};

}  // namespace adoube::arbiter
