// What the Laws say about a position in a game: over, claimable, or neither.
#pragma once

#include <optional>

#include "game/options.h"
#include "game/result.h"
#include "rules/position.h"

namespace adoube::game {

// How a game ends that has come to this position for the `occurrences`-th time, if it does. In
// this order: checkmate, stalemate, insufficient material, dead position (if the exact analysis is
// on), fivefold repetition, 75 moves, and in the automatic mode threefold repetition and 50 moves.
// A halfmove clock that is not known decides nothing. The exact analysis costs less than a
// millisecond here; a dead position that needs longer to prove goes on.
[[nodiscard]] std::optional<Outcome> judge(const Position& position, int occurrences,
                                           const Options& options);

// What the position lets a player claim (9.2, 9.3): threefold, else fifty_move. Whether claims are
// made at all is for the draw mode.
[[nodiscard]] std::optional<Reason> claim_on(const Position& position, int occurrences);

// How the game ends for a side whose time is up: a loss, or a draw if the opponent cannot mate by
// any series of legal moves (6.9).
[[nodiscard]] Outcome judge_time_up(const Position& position, Color color, const Options& options);

}  // namespace adoube::game
