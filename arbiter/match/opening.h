// Where a game of a match begins: a position and perhaps moves that nobody has to think about.
#pragma once

#include <vector>

#include "rules/move.h"
#include "rules/position.h"

namespace adoube::arbiter {

struct Opening {
    Position start = Position::initial();
    std::vector<Move> moves{};  // legal, one after the other, and not to the end of a game
};

}  // namespace adoube::arbiter
