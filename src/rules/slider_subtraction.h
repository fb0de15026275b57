// Slider attacks by arithmetic, for any processor. On a line with the slider at bit r, o - 2r
// borrows from the nearest blocker above, so o ^ (o - 2r) marks all bits up to and including it;
// with the bytes of the board reversed, the same finds the nearest blocker below. A rank lies
// within one byte, where reversing bytes does not help: it has a small table.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "rules/bitboard.h"

namespace adoube {

namespace detail {

struct SliderLines {
    Bitboard file;
    Bitboard diagonal;       // towards h8
    Bitboard anti_diagonal;  // towards a8
};

// The squares in one direction from a square up to the edge, itself not included.
[[nodiscard]] constexpr Bitboard squares_towards(Square from, int files, int ranks) {
    Bitboard squares;
    for (auto to = offset(from, files, ranks); to; to = offset(*to, files, ranks)) squares |= *to;
    return squares;
}

consteval std::array<SliderLines, square_count> slider_lines_table() {
    std::array<SliderLines, square_count> table{};
    for (std::size_t index = 0; index < square_count; ++index) {
        const auto from = static_cast<Square>(index);
        table[index] = {squares_towards(from, 0, 1) | squares_towards(from, 0, -1),
                        squares_towards(from, 1, 1) | squares_towards(from, -1, -1),
                        squares_towards(from, -1, 1) | squares_towards(from, 1, -1)};
    }
    return table;
}

// Attacks along a rank by file and by the occupation of the six inner files.
using RankTable = std::array<std::array<std::uint8_t, 64>, 8>;

consteval std::uint8_t attacks_along_rank(unsigned file, unsigned occupied) {
    unsigned attacked = 0;
    for (unsigned to = file + 1; to < 8; ++to) {
        attacked |= 1U << to;
        if ((occupied >> to & 1U) != 0) break;
    }
    for (unsigned to = file; to-- > 0;) {
        attacked |= 1U << to;
        if ((occupied >> to & 1U) != 0) break;
    }
    return static_cast<std::uint8_t>(attacked);
}

consteval RankTable rank_table() {
    RankTable table{};
    for (unsigned file = 0; file < 8; ++file)
        for (unsigned inner = 0; inner < 64; ++inner)
            table[file][inner] = attacks_along_rank(file, inner << 1);
    return table;
}

inline constexpr auto slider_lines = slider_lines_table();
inline constexpr RankTable rank_attack_table = rank_table();

[[nodiscard]] constexpr Bitboard along_line(Square from, Bitboard line, Bitboard occupied) {
    const std::uint64_t blockers = (occupied & line).bits();
    const std::uint64_t slider = Bitboard{from}.bits();
    const std::uint64_t above = blockers - 2 * slider;
    const std::uint64_t below =
        __builtin_bswap64(__builtin_bswap64(blockers) - 2 * __builtin_bswap64(slider));
    return Bitboard::from_bits(above ^ below) & line;
}

[[nodiscard]] constexpr Bitboard along_rank(Square from, Bitboard occupied) {
    const std::size_t shift = index_of(rank_of(from)) * 8;
    const std::size_t inner = occupied.bits() >> (shift + 1) & 63;
    const std::uint64_t attacked = rank_attack_table[index_of(file_of(from))][inner];
    return Bitboard::from_bits(attacked << shift);
}

}  // namespace detail

[[nodiscard]] constexpr Bitboard subtracted_bishop_attacks(Square from, Bitboard occupied) {
    const auto& lines = detail::slider_lines[index_of(from)];
    return detail::along_line(from, lines.diagonal, occupied) |
           detail::along_line(from, lines.anti_diagonal, occupied);
}

[[nodiscard]] constexpr Bitboard subtracted_rook_attacks(Square from, Bitboard occupied) {
    const auto& lines = detail::slider_lines[index_of(from)];
    return detail::along_line(from, lines.file, occupied) | detail::along_rank(from, occupied);
}

static_assert(subtracted_rook_attacks(Square::a1, {Square::a3, Square::c1}) ==
              Bitboard{Square::a2, Square::a3, Square::b1, Square::c1});

}  // namespace adoube
