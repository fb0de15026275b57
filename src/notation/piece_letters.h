// The letters of pieces and the names of squares, as FEN, SAN and UCI write them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/piece.h"
#include "rules/square.h"

namespace adoube {

// P N B R Q K.
[[nodiscard]] constexpr char letter_of(PieceType type) {
    constexpr std::string_view letters = "PNBRQK";
    return letters[index_of(type)];
}

// Capital for White, small for Black.
[[nodiscard]] constexpr char letter_of(Piece piece) {
    constexpr std::string_view black_letters = "pnbrqk";
    return piece.color == Color::white ? letter_of(piece.type)
                                       : black_letters[index_of(piece.type)];
}

// The piece type of a capital letter.
[[nodiscard]] constexpr std::optional<PieceType> piece_type_of(char capital) {
    constexpr std::string_view letters = "PNBRQK";
    const auto index = letters.find(capital);
    if (index == std::string_view::npos) return std::nullopt;
    return static_cast<PieceType>(index);
}

[[nodiscard]] constexpr std::optional<Piece> piece_of(char letter) {
    const bool is_small = letter >= 'a' && letter <= 'z';
    const char capital = is_small ? static_cast<char>(letter - 'a' + 'A') : letter;
    const auto type = piece_type_of(capital);
    if (!type) return std::nullopt;
    return Piece{is_small ? Color::black : Color::white, *type};
}

[[nodiscard]] constexpr char letter_of(File file) {
    return static_cast<char>('a' + static_cast<int>(file));
}
[[nodiscard]] constexpr char digit_of(Rank rank) {
    return static_cast<char>('1' + static_cast<int>(rank));
}
[[nodiscard]] constexpr std::optional<File> file_of(char letter) {
    if (letter < 'a' || letter > 'h') return std::nullopt;
    return static_cast<File>(letter - 'a');
}
[[nodiscard]] constexpr std::optional<Rank> rank_of(char digit) {
    if (digit < '1' || digit > '8') return std::nullopt;
    return static_cast<Rank>(digit - '1');
}

// "e4"
[[nodiscard]] inline std::string name_of(Square square) {
    return {letter_of(file_of(square)), digit_of(rank_of(square))};
}

// The square that the two characters name; nothing if they are anything else.
[[nodiscard]] constexpr std::optional<Square> square_of(std::string_view name) {
    if (name.size() != 2) return std::nullopt;
    const auto file = file_of(name[0]);
    const auto rank = rank_of(name[1]);
    if (!file || !rank) return std::nullopt;
    return square_at(*file, *rank);
}
static_assert(square_of("e4") == Square::e4 && !square_of("i4"));

}  // namespace adoube
