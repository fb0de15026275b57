// Which squares a piece on a square attacks, and the lines between squares. Leapers and lines are
// tables built by the compiler; sliders are looked up by their blockers.
#pragma once

#include <array>

#include "rules/bitboard.h"
#include "rules/color.h"
#include "rules/piece.h"
#include "rules/slider_attacks.h"
#include "rules/square.h"

namespace adoube {

using SquareTable = std::array<Bitboard, square_count>;

struct Step {
    int files;
    int ranks;
};

inline constexpr std::array<Step, 8> knight_steps{Step{1, 2}, {2, 1},   {2, -1}, {1, -2},
                                                  {-1, -2},   {-2, -1}, {-2, 1}, {-1, 2}};
inline constexpr std::array<Step, 8> king_steps{Step{0, 1}, {1, 1},   {1, 0},  {1, -1},
                                                {0, -1},    {-1, -1}, {-1, 0}, {-1, 1}};

// The squares one step away, for every square and a set of steps.
template <class Steps>
[[nodiscard]] consteval SquareTable leaper_table(const Steps& steps) {
    SquareTable table{};
    for (std::size_t from = 0; from < square_count; ++from) {
        for (const Step step : steps) {
            const auto to = offset(static_cast<Square>(from), step.files, step.ranks);
            if (to) table[from] |= *to;
        }
    }
    return table;
}

inline constexpr SquareTable knight_table = leaper_table(knight_steps);
inline constexpr SquareTable king_table = leaper_table(king_steps);
inline constexpr std::array<SquareTable, 2> pawn_tables{
    leaper_table(std::array{Step{-1, 1}, Step{1, 1}}),
    leaper_table(std::array{Step{-1, -1}, Step{1, -1}})};

[[nodiscard]] constexpr Bitboard knight_attacks(Square from) {
    return knight_table[index_of(from)];
}
[[nodiscard]] constexpr Bitboard king_attacks(Square from) { return king_table[index_of(from)]; }

// The squares on which a pawn of that color, standing on `from`, can capture.
[[nodiscard]] constexpr Bitboard pawn_attacks(Color color, Square from) {
    return pawn_tables[index_of(color)][index_of(from)];
}

// The same for all pawns of a set at once.
[[nodiscard]] constexpr Bitboard pawn_attacks(Color color, Bitboard pawns) {
    const Bitboard ahead = forward(color, pawns);
    return towards_a(ahead) | towards_h(ahead);
}

// The squares that a piece of the type (not a pawn) attacks when `occupied` squares block rays;
// the first blocker in each direction is attacked, of whatever color it is.
[[nodiscard]] inline Bitboard attacks(PieceType type, Square from, Bitboard occupied) {
    switch (type) {
        case PieceType::knight: return knight_attacks(from);
        case PieceType::bishop: return bishop_attacks(from, occupied);
        case PieceType::rook: return rook_attacks(from, occupied);
        case PieceType::queen: return bishop_attacks(from, occupied) | rook_attacks(from, occupied);
        case PieceType::king: return king_attacks(from);
        case PieceType::pawn: break;
    }
    assert(false && "a pawn's attacks depend on its color: ask pawn_attacks");
    return {};
}

namespace detail {

using LineTable = std::array<SquareTable, square_count>;

// Walks one ray from a square, noting at each square which squares were passed to reach it.
constexpr void note_passed_squares(SquareTable& passed_to, Square from, Step step) {
    Bitboard passed;
    for (auto to = offset(from, step.files, step.ranks); to;
         to = offset(*to, step.files, step.ranks)) {
        passed_to[index_of(*to)] = passed;
        passed |= *to;
    }
}

// All squares of the ray from a square, itself not included.
[[nodiscard]] constexpr Bitboard ray(Square from, Step step) {
    Bitboard squares;
    for (auto to = offset(from, step.files, step.ranks); to;
         to = offset(*to, step.files, step.ranks))
        squares |= *to;
    return squares;
}

// g++ 12 cannot read an element of a constant table that was never written, so all are.
consteval LineTable empty_line_table() {
    LineTable table{};
    for (SquareTable& row : table) row.fill({});
    return table;
}

consteval LineTable between_table() {
    LineTable table = empty_line_table();
    for (std::size_t from = 0; from < square_count; ++from)
        for (const Step step : king_steps)
            note_passed_squares(table[from], static_cast<Square>(from), step);
    return table;
}

// Notes the whole line for every square of one ray from a square.
constexpr void note_line(SquareTable& line_to, Square from, Step step) {
    const Bitboard ahead = ray(from, step);
    const Bitboard line = ahead | ray(from, {-step.files, -step.ranks}) | from;
    for (const Square to : ahead) line_to[index_of(to)] = line;
}

consteval LineTable line_table() {
    LineTable table = empty_line_table();
    for (std::size_t from = 0; from < square_count; ++from)
        for (const Step step : king_steps) note_line(table[from], static_cast<Square>(from), step);
    return table;
}

inline constexpr LineTable between_squares = between_table();
inline constexpr LineTable whole_lines = line_table();

}  // namespace detail

// The squares strictly between two squares on one rank, file or diagonal; else none.
[[nodiscard]] constexpr Bitboard between(Square a, Square b) {
    return detail::between_squares[index_of(a)][index_of(b)];
}

// The whole rank, file or diagonal through two different squares; none if there is no such line.
[[nodiscard]] constexpr Bitboard line_through(Square a, Square b) {
    return detail::whole_lines[index_of(a)][index_of(b)];
}

static_assert(between(Square::a1, Square::d4) == Bitboard{Square::b2, Square::c3});
static_assert(line_through(Square::c1, Square::c2) == squares_of(File::c));
static_assert(line_through(Square::a1, Square::b3).empty());

}  // namespace adoube
