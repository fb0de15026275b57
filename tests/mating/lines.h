// Lines of moves that are claimed to mate.
#pragma once

#include <vector>

#include "rules/legal_moves.h"
#include "rules/position.h"

namespace adoube::mating {

// The line is legal move by move, and ends with a mate by that color.
[[nodiscard]] inline bool mates(Position position, const std::vector<Move>& line, Color color) {
    for (const Move move : line) {
        if (!is_legal(position, move)) return false;
        position = position.after(move);
    }
    return is_checkmate(position) && position.turn() == opponent(color);
}

}  // namespace adoube::mating
