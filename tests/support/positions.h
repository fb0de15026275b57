// Positions for tests, made from set-ups that the test knows to be sound.
#pragma once

#include <initializer_list>

#include "rules/bitboard.h"
#include "rules/illegal_move.h"
#include "rules/position.h"

namespace adoube {

// The position of a set-up; a set-up with faults ends the test.
[[nodiscard]] Position position_of(const Setup& setup);

// The position after the moves that are asked for, one after the other; an illegal one ends the
// test.
[[nodiscard]] Position after_moves(Position position, std::initializer_list<MoveRequest> moves);

// The set-up after a double step over that square.
[[nodiscard]] Setup with_en_passant(Setup setup, Square square);

// The set-up with the right to castle with the rook on that file.
[[nodiscard]] Setup with_right(Setup setup, Color color, Wing wing, File rook);

// Where the piece on that square may go.
[[nodiscard]] Bitboard targets(const Position& position, Square from);

// Whether the move is one of the legal ones.
[[nodiscard]] bool lists(const Position& position, Move wanted);

}  // namespace adoube
