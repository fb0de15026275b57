// The legal moves of a position (Articles 3.1 to 3.9), in both variants.
#pragma once

#include <cstddef>
#include <optional>

#include "base/static_vector.h"
#include "rules/move.h"
#include "rules/position.h"

namespace adoube {

// No audited set-up has more moves than this. A square can be entered along 8 lines and by 8
// knights, a piece has at most 27 squares to go to: with n pieces min(27 n, 16 (64 - n)) is at
// most 640, and promotions add three moves for each of at most 24 pawn moves to the last rank.
inline constexpr std::size_t max_legal_moves = 768;

using MoveList = StaticVector<Move, max_legal_moves>;

// All legal moves, in no particular order that anyone may rely on.
[[nodiscard]] MoveList legal_moves(const Position& position);

// The legal moves of the piece on that square.
[[nodiscard]] MoveList legal_moves_from(const Position& position, Square from);

// The legal captures (en passant included) and promotions to a queen: what a quiescence search
// looks at.
[[nodiscard]] MoveList legal_captures(const Position& position);

// The legal moves that legal_captures() leaves out.
[[nodiscard]] MoveList legal_quiets(const Position& position);

// How many there are, without listing them.
[[nodiscard]] std::size_t count_legal_moves(const Position& position);

[[nodiscard]] bool has_legal_move(const Position& position);

// True if a move is legal in this position. It may be of another one, or any 16 bits at all: what
// a hash table hands back.
[[nodiscard]] bool is_legal(const Position& position, Move move);

[[nodiscard]] bool is_checkmate(const Position& position);  // Article 5.1.1
[[nodiscard]] bool is_stalemate(const Position& position);  // Article 5.2.1

// True if the move takes a piece; castling, which goes to an own rook's square, does not.
[[nodiscard]] bool is_capture(const Position& position, Move move);

// The type of the piece that a legal move takes, if it takes one.
[[nodiscard]] std::optional<PieceType> captured_type(const Position& position, Move move);

}  // namespace adoube
