// Positions for tests, made from set-ups that the test knows to be sound.
#pragma once

#include <initializer_list>

#include "rules/illegal_move.h"
#include "rules/position.h"

namespace adoube {

// The position of a set-up; a set-up with faults ends the test.
[[nodiscard]] Position position_of(const Setup& setup);

// The position after the moves that are asked for, one after the other; an illegal one ends the
// test.
[[nodiscard]] Position after_moves(Position position, std::initializer_list<MoveRequest> moves);

}  // namespace adoube
