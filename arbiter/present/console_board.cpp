#include "arbiter/present/console_board.h"

#include <array>
#include <string_view>

#include "notation/piece_letters.h"

namespace adoube::arbiter {

namespace {

using Signs = std::array<std::string_view, 6>;  // in the order of PieceType

constexpr Signs white_signs{"♙", "♘", "♗", "♖", "♕", "♔"};
constexpr Signs black_signs{"♟", "♞", "♝", "♜", "♛", "♚"};

// Black text on grounds of two browns, or of two greens where a square is marked.
constexpr std::string_view light_ground = "\x1b[30;48;5;223m";
constexpr std::string_view dark_ground = "\x1b[30;48;5;179m";
constexpr std::string_view light_mark = "\x1b[30;48;5;193m";
constexpr std::string_view dark_mark = "\x1b[30;48;5;149m";
constexpr std::string_view plain = "\x1b[0m";

[[nodiscard]] std::string sign_of(Piece piece, BoardStyle style) {
    if (style.ascii) return std::string(1, letter_of(piece));
    const Signs& signs = piece.color == Color::white ? white_signs : black_signs;
    return std::string(signs[index_of(piece.type)]);
}

[[nodiscard]] std::string_view ground_of(Square square, bool marked) {
    const bool light = light_squares.contains(square);
    if (marked) return light ? light_mark : dark_mark;
    return light ? light_ground : dark_ground;
}

[[nodiscard]] std::string draw_square(const Setup& board, Square square, bool marked,
                                      BoardStyle style) {
    const auto& piece = board.at(square);
    const std::string sign = piece ? sign_of(*piece, style) : style.colors ? " " : ".";
    if (style.colors)
        return std::string(ground_of(square, marked)) + ' ' + sign + ' ' + std::string(plain);
    return marked ? '[' + sign + ']' : ' ' + sign + ' ';
}

[[nodiscard]] std::string file_line(Color bottom) {
    std::string line = "  ";
    for (int column = 0; column < 8; ++column) {
        const int file = bottom == Color::white ? column : 7 - column;
        line += std::string(" ") + letter_of(static_cast<File>(file)) + ' ';
    }
    return line + '\n';
}

}  // namespace

std::string draw_board(const Setup& board, BoardStyle style, Bitboard marked, Color bottom) {
    std::string text = file_line(bottom);
    for (int row = 0; row < 8; ++row) {
        const auto rank = static_cast<Rank>(bottom == Color::white ? 7 - row : row);
        text += std::string(1, digit_of(rank)) + ' ';
        for (int column = 0; column < 8; ++column) {
            const auto file = static_cast<File>(bottom == Color::white ? column : 7 - column);
            const Square square = square_at(file, rank);
            text += draw_square(board, square, marked.contains(square), style);
        }
        text += std::string(" ") + digit_of(rank) + '\n';
    }
    return text + file_line(bottom);
}

std::string draw_pieces(const std::vector<PieceType>& types, Color color, BoardStyle style) {
    std::string text;
    for (const PieceType type : types) text += sign_of({color, type}, style);
    return text;
}

}  // namespace adoube::arbiter
