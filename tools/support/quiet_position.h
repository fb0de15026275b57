// Positions in which a static evaluation can be asked to be right.
#pragma once

#include <algorithm>

#include "engine/exchange.h"
#include "rules/legal_moves.h"

namespace adoube {

// An evaluation in the middle of an exchange says nothing.
[[nodiscard]] inline bool is_quiet_position(const Position& position) {
    if (position.in_check()) return false;
    const MoveList captures = legal_captures(position);
    return std::none_of(captures.begin(), captures.end(),
                        [&](Move move) { return engine::exchange_gains(position, move, 1); });
}

}  // namespace adoube
