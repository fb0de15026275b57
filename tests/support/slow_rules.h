// The Laws once more, as slowly and plainly as they can be written: a board of 64 boxes, every
// piece tries every step it has, and a move is legal if, once it is made, nothing can take the
// king. It shares nothing with src/rules but the words (Setup, Square, Piece, Move), so that a
// mistake would have to be made twice in two ways to go unseen.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/move.h"
#include "rules/setup.h"

namespace adoube::slow_rules {

// The set-up must pass the audit. The moves come in no particular order.
[[nodiscard]] std::vector<Move> legal_moves(const Setup& setup);

// The set-up after a legal move, counters, castling rights and en passant square included. The
// en passant square is set after every double step.
[[nodiscard]] Setup after(const Setup& setup, Move move);

// The opponent of that color could take its king if it were his move.
[[nodiscard]] bool king_attacked(const Setup& setup, Color color);

// True if one of the legal moves is an en passant capture.
[[nodiscard]] bool can_take_en_passant(const Setup& setup);

// The number of move sequences of that length.
[[nodiscard]] std::uint64_t perft(const Setup& setup, int depth);

}  // namespace adoube::slow_rules
