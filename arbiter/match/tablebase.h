// Games that endgame tables decide.
#pragma once

#include <optional>

#include "arbiter/match/match_options.h"
#include "game/result.h"
#include "rules/position.h"
#include "rules/tablebase.h"

namespace adoube::arbiter {

// The result that the tables give a position that has come up in a game; nothing while it has to be
// played on. Only a position right after a capture or a pawn move is judged: no table knows how
// many moves of the fifty are left.
[[nodiscard]] std::optional<game::Outcome> adjudicate_by_table(Tablebase& tables,
                                                               const TablebaseOptions& options,
                                                               const Position& position);

}  // namespace adoube::arbiter
