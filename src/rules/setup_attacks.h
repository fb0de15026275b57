// What attacks what on a set-up, which need not be a position that can be played on. Slow: a
// Position answers the same from its bitboards.
#pragma once

#include "rules/bitboard.h"
#include "rules/setup.h"

namespace adoube {

[[nodiscard]] Bitboard occupied_squares(const Setup& setup);
[[nodiscard]] Bitboard squares_of(const Setup& setup, Color color);
[[nodiscard]] Bitboard squares_of(const Setup& setup, Piece piece);

// The squares that the piece on `from` attacks; one has to stand there.
[[nodiscard]] Bitboard attacks_from(const Setup& setup, Square from);

// The pieces of that color that attack the square.
[[nodiscard]] Bitboard attackers(const Setup& setup, Square square, Color by);

}  // namespace adoube
