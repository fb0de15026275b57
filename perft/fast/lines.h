// Look-ups that the fast counter needs beside those of the rules layer.
#pragma once

#include <array>

#include "rules/attacks.h"
#include "rules/bitboard.h"

namespace adoube::perft {

namespace detail {

// g++ 12 cannot read an element of a constant table that was never written, so all are.
consteval adoube::detail::LineTable beyond_table() {
    adoube::detail::LineTable table = adoube::detail::empty_line_table();
    for (std::size_t index = 0; index < square_count; ++index) {
        const auto from = static_cast<Square>(index);
        for (const Step step : king_steps) {
            Bitboard ahead = adoube::detail::ray(from, step);
            for (auto to = offset(from, step.files, step.ranks); to;
                 to = offset(*to, step.files, step.ranks)) {
                ahead ^= *to;
                table[index_of(*to)][index] = ahead;
            }
        }
    }
    return table;
}

inline constexpr auto beyond_squares = beyond_table();

}  // namespace detail

// What a slider on `from` no longer sees when something stands on `blocker`: the squares behind
// it. None if the two are not on one line.
[[nodiscard]] constexpr Bitboard beyond(Square from, Square blocker) {
    return detail::beyond_squares[index_of(blocker)][index_of(from)];
}
// The same for one blocker and a slider on every square, by index.
[[nodiscard]] constexpr const SquareTable& beyond_blocker(Square blocker) {
    return detail::beyond_squares[index_of(blocker)];
}
static_assert(beyond(Square::a1, Square::f1) == Bitboard{Square::g1, Square::h1});
static_assert(beyond(Square::a1, Square::b3).empty());

// The squares that a slider reaches on an empty board.
inline constexpr SquareTable diagonals_from = [] {
    SquareTable table{};
    for (std::size_t index = 0; index < square_count; ++index)
        table[index] = subtracted_bishop_attacks(static_cast<Square>(index), {});
    return table;
}();
inline constexpr SquareTable straights_from = [] {
    SquareTable table{};
    for (std::size_t index = 0; index < square_count; ++index)
        table[index] = subtracted_rook_attacks(static_cast<Square>(index), {});
    return table;
}();

// From where a piece could ever attack a square next to a king: what is elsewhere need not be
// looked up when the king's steps are judged.
struct RingWatchers {
    SquareTable knights{};
    SquareTable diagonal{};
    SquareTable straight{};
};
inline constexpr RingWatchers ring_watchers = [] {
    RingWatchers table;
    for (std::size_t king = 0; king < square_count; ++king)
        for (const Square square : king_attacks(static_cast<Square>(king))) {
            table.knights[king] |= knight_attacks(square);
            table.diagonal[king] |= diagonals_from[index_of(square)];
            table.straight[king] |= straights_from[index_of(square)];
        }
    return table;
}();

}  // namespace adoube::perft
