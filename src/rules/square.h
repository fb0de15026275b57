// Files, ranks and squares, and the arithmetic between them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "rules/color.h"

namespace adoube {

enum class File : std::uint8_t { a, b, c, d, e, f, g, h };
enum class Rank : std::uint8_t { r1, r2, r3, r4, r5, r6, r7, r8 };

// clang-format off
enum class Square : std::uint8_t {
    a1, b1, c1, d1, e1, f1, g1, h1,
    a2, b2, c2, d2, e2, f2, g2, h2,
    a3, b3, c3, d3, e3, f3, g3, h3,
    a4, b4, c4, d4, e4, f4, g4, h4,
    a5, b5, c5, d5, e5, f5, g5, h5,
    a6, b6, c6, d6, e6, f6, g6, h6,
    a7, b7, c7, d7, e7, f7, g7, h7,
    a8, b8, c8, d8, e8, f8, g8, h8,
};
// clang-format on

inline constexpr std::size_t square_count = 64;

[[nodiscard]] constexpr std::size_t index_of(File file) { return static_cast<std::size_t>(file); }
[[nodiscard]] constexpr std::size_t index_of(Rank rank) { return static_cast<std::size_t>(rank); }
[[nodiscard]] constexpr std::size_t index_of(Square square) {
    return static_cast<std::size_t>(square);
}

[[nodiscard]] constexpr File file_of(Square square) {
    return static_cast<File>(index_of(square) & 7);
}
[[nodiscard]] constexpr Rank rank_of(Square square) {
    return static_cast<Rank>(index_of(square) >> 3);
}
[[nodiscard]] constexpr Square square_at(File file, Rank rank) {
    return static_cast<Square>(index_of(rank) * 8 + index_of(file));
}
static_assert(square_at(File::e, Rank::r4) == Square::e4);

// The square `files` to the right and `ranks` up, if it is still on the board.
[[nodiscard]] constexpr std::optional<Square> offset(Square square, int files, int ranks) {
    const int file = static_cast<int>(file_of(square)) + files;
    const int rank = static_cast<int>(rank_of(square)) + ranks;
    if (file < 0 || file > 7 || rank < 0 || rank > 7) return std::nullopt;
    return square_at(static_cast<File>(file), static_cast<Rank>(rank));
}
static_assert(offset(Square::h1, 1, 0) == std::nullopt);

// The same square seen from the other side of the board: a1 and a8 change places.
[[nodiscard]] constexpr Square mirrored(Square square) {
    return static_cast<Square>(index_of(square) ^ 56);
}

// Ranks as a player counts them: the first is the one with his own pieces at the start.
[[nodiscard]] constexpr Rank relative_rank(Color color, Rank rank) {
    return color == Color::white ? rank : static_cast<Rank>(7 - index_of(rank));
}
[[nodiscard]] constexpr Rank back_rank(Color color) { return relative_rank(color, Rank::r1); }
static_assert(back_rank(Color::black) == Rank::r8);

// One step towards the opponent; the caller knows that the square is not on the last rank.
[[nodiscard]] constexpr Square in_front_of(Color color, Square square) {
    const std::size_t index = index_of(square);
    return static_cast<Square>(color == Color::white ? index + 8 : index - 8);
}
[[nodiscard]] constexpr Square behind(Color color, Square square) {
    return in_front_of(opponent(color), square);
}

}  // namespace adoube
