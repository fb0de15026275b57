// Boards as a test draws them, rank 8 on top. The compiler reads the drawing: one with 63 or 65
// squares, or with a sign that means nothing, does not compile.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "rules/bitboard.h"
#include "rules/setup.h"

namespace adoube {

namespace detail {

// The square of the n-th sign of a drawing.
[[nodiscard]] constexpr Square drawn_square(std::size_t n) {
    return square_at(static_cast<File>(n % 8), static_cast<Rank>(7 - n / 8));
}

// Calls `mark(square, sign)` for each of the 64 signs that are not white space.
template <class Mark>
constexpr void read_drawing(std::string_view drawing, Mark mark) {
    std::size_t count = 0;
    for (const char sign : drawing) {
        if (sign == ' ' || sign == '\n') continue;
        if (count == square_count) throw "a drawing has more than 64 squares";
        mark(drawn_square(count++), sign);
    }
    if (count != square_count) throw "a drawing has fewer than 64 squares";
}

[[nodiscard]] constexpr std::optional<Piece> drawn_piece(char sign) {
    if (sign == '.') return std::nullopt;
    constexpr std::string_view white = "PNBRQK";
    constexpr std::string_view black = "pnbrqk";
    if (const auto index = white.find(sign); index != std::string_view::npos)
        return Piece{Color::white, static_cast<PieceType>(index)};
    if (const auto index = black.find(sign); index != std::string_view::npos)
        return Piece{Color::black, static_cast<PieceType>(index)};
    throw "a drawing holds a sign that is no piece";
}

}  // namespace detail

// The squares marked x; all others are drawn as dots.
[[nodiscard]] consteval Bitboard drawn(std::string_view drawing) {
    Bitboard squares;
    detail::read_drawing(drawing, [&](Square square, char sign) {
        if (sign == 'x') squares |= square;
        else if (sign != '.') throw "a drawing of a set holds only dots and x";
    });
    return squares;
}

// A set-up with the pieces as drawn (capital letters are White's), nothing known but whose move
// it is: no castling rights, no en passant square, no counters.
[[nodiscard]] consteval Setup placed(std::string_view drawing, Color turn = Color::white) {
    Setup setup;
    setup.turn = turn;
    detail::read_drawing(drawing, [&](Square square, char sign) {
        setup.board[index_of(square)] = detail::drawn_piece(sign);
    });
    return setup;
}

}  // namespace adoube
