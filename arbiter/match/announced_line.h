// Whether the moves that a player expects (its `pv`) can be played, and keep what its score
// promises.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "arbiter/match/assessment.h"
#include "arbiter/match/match_options.h"
#include "game/game.h"
#include "game/result.h"
#include "rules/move.h"

namespace adoube::arbiter {

enum class LineFault : std::uint8_t {
    not_a_move,  // a word of it is no move of UCI
    illegal_move,
    goes_on_after_end,  // of the game, by the rules that it is played by
    other_move,         // it begins with another move than the one played
    // It announces a mate,
    mate_too_early,  // with fewer moves than it promises
    mate_too_late,   // with more
    no_mate,         // and does not end with one
};

struct LineComplaint {
    LineFault fault{};
    std::string move{};                 // at which the line is wrong, for the first three
    std::optional<game::Reason> end{};  // behind which it goes on

    friend bool operator==(const LineComplaint&, const LineComplaint&) = default;
};

// The first thing that is wrong with what was said when `played` was answered in this position of
// the game; nothing without a line.
[[nodiscard]] std::optional<LineComplaint> examine_line(const game::Game& game,
                                                        const Assessment& said, Move played,
                                                        LineCheck check);

}  // namespace adoube::arbiter
