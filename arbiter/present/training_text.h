// A game of the training rule set kingCapture as text.
#pragma once

#include <span>
#include <string>

#include "arbiter/present/console_board.h"
#include "rules/illegal_move.h"

namespace adoube::arbiter {

// "e2e4", "e7e8q".
[[nodiscard]] std::string text_of(const MoveRequest& move);

// "1. e2e4 e7e5 2. d2d4 ...", in lines of a readable length; empty without moves.
[[nodiscard]] std::string numbered_moves(std::span<const MoveRequest> moves);

// The board at the start and after each of the moves, which have been judged.
[[nodiscard]] std::string replay(std::span<const MoveRequest> moves, BoardStyle style);

}  // namespace adoube::arbiter
