// How many moves a man needs on an empty board, and a pawn to its promotion.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "rules/attacks.h"
#include "rules/distance.h"
#include "rules/position.h"

namespace adoube::mating {

[[nodiscard]] constexpr int file_index(Square square) { return static_cast<int>(file_of(square)); }
[[nodiscard]] constexpr int rank_index(Square square) { return static_cast<int>(rank_of(square)); }

// Steps to the nearest edge and to the second nearest, the nearer one twice: 0 in a corner.
[[nodiscard]] constexpr int steps_to_corner(Square square) {
    const int file = std::min(file_index(square), 7 - file_index(square));
    const int rank = std::min(rank_index(square), 7 - rank_index(square));
    return file + rank + std::min(file, rank);
}
static_assert(steps_to_corner(Square::e8) == 3 && steps_to_corner(Square::d4) == 9);

namespace detail {

using DistanceTable = std::array<std::array<std::uint8_t, square_count>, square_count>;

consteval std::array<std::uint8_t, square_count> knight_distances_from(std::size_t start) {
    std::array<std::uint8_t, square_count> distances{};
    Bitboard seen = static_cast<Square>(start);
    Bitboard front = seen;
    for (std::uint8_t moves = 1; front.any(); ++moves) {
        Bitboard next;
        for (const Square from : front) next |= knight_attacks(from);
        front = next - seen;
        seen |= next;
        for (const Square square : front) distances[index_of(square)] = moves;
    }
    return distances;
}

consteval DistanceTable knight_distance_table() {
    DistanceTable table{};
    for (std::size_t from = 0; from < square_count; ++from)
        table[from] = knight_distances_from(from);
    return table;
}

inline constexpr DistanceTable knight_distances = knight_distance_table();

}  // namespace detail

// A knight's moves between two squares.
[[nodiscard]] constexpr int knight_moves(Square from, Square to) {
    return detail::knight_distances[index_of(from)][index_of(to)];
}
static_assert(knight_moves(Square::a1, Square::b2) == 4);

// The squares that lie up to five steps before the pawns.
[[nodiscard]] constexpr Bitboard pawn_path(Color color, Bitboard pawns) {
    Bitboard path = forward(color, pawns);
    for (int step = 0; step < 4; ++step) path |= forward(color, path);
    return path;
}
static_assert(pawn_path(Color::black, Square::c4) == Bitboard{Square::c3, Square::c2, Square::c1});

// A guess at the moves that a pawn needs to promote: men in its way are delays.
[[nodiscard]] int promotion_steps(const Position& position, Color color, Square pawn);

// The same for the best of that color's pawns; `no_promotion` if it has none.
inline constexpr int no_promotion = 20;
[[nodiscard]] int promotion_steps(const Position& position, Color color);

}  // namespace adoube::mating
