// The audit between a set-up and a position: what is wrong, and what can be mended.
#pragma once

#include "rules/position_fault.h"
#include "rules/setup.h"

namespace adoube {

// All faults of the set-up. A position with none of them can be played on by the Laws, whether or
// not a game can have led to it.
[[nodiscard]] PositionFaults audit(const Setup& setup);

// The castling right of that color and wing has its king and its rook in place: both on the
// back rank, the rook on that side of the king.
[[nodiscard]] bool castling_in_place(const Setup& setup, Color color, Wing wing);

// The en passant square is empty, on the sixth rank of the side to move, with the pawn that made
// the double step in front of it and the pawn's square of origin empty behind it.
[[nodiscard]] bool en_passant_possible(const Setup& setup);

// The set-up without the castling rights and the en passant square that cannot be: what a lenient
// reader plays on. All else is left as it is.
[[nodiscard]] Setup without_impossible_rights(Setup setup);

}  // namespace adoube
