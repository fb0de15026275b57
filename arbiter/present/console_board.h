// A board for the terminal: Unicode or letters, with colors or without.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/bitboard.h"
#include "rules/setup.h"

namespace adoube::arbiter {

struct BoardStyle {
    bool ascii = false;   // letters instead of Unicode pieces
    bool colors = false;  // ANSI escape sequences
};

// Eight ranks with coordinates, White below; the marked squares (the last move) stand out.
[[nodiscard]] std::string draw_board(const Setup& board, BoardStyle style, Bitboard marked = {},
                                     Color bottom = Color::white);

// Pieces one after the other, as the style shows them.
[[nodiscard]] std::string draw_pieces(const std::vector<PieceType>& types, Color color,
                                      BoardStyle style);

}  // namespace adoube::arbiter
