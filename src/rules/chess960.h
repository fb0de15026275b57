// The 960 starting positions and their numbers (Scharnagl), 518 being the standard one.
#pragma once

#include <array>
#include <optional>

#include "rules/piece.h"
#include "rules/setup.h"

namespace adoube {

inline constexpr int chess960_start_count = 960;
inline constexpr int standard_start_number = 518;

// The pieces of a back rank from file a to file h.
using BackRank = std::array<PieceType, 8>;

// The back rank with that number, 0 to 959.
[[nodiscard]] BackRank chess960_back_rank(int number);

// The number of a back rank; nothing if it is not one of the 960: two bishops on squares of
// different colors, the king between the rooks, two knights and a queen.
[[nodiscard]] std::optional<int> chess960_number(const BackRank& rank);

// The starting position with that number: both sides alike, all castling rights, White to move.
[[nodiscard]] Setup chess960_setup(int number);

// The number of the starting position that this is, counters aside; nothing if it is none.
[[nodiscard]] std::optional<int> chess960_number(const Setup& setup);

}  // namespace adoube
