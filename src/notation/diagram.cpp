#include "notation/diagram.h"

#include <string_view>

#include "notation/piece_letters.h"

namespace adoube {

namespace {

constexpr std::string_view edge = " +---+---+---+---+---+---+---+---+\n";

// The file or rank that is at that place, counted from the left or from the top.
[[nodiscard]] std::size_t seen_at(std::size_t place, bool reversed) {
    return reversed ? 7 - place : place;
}

void draw_rank(std::string& text, const Position& position, Rank rank, Color bottom) {
    for (std::size_t column = 0; column < 8; ++column) {
        const auto file = static_cast<File>(seen_at(column, bottom == Color::black));
        const auto piece = position.piece_at(square_at(file, rank));
        text += " | ";
        text += piece ? letter_of(*piece) : ' ';
    }
    text += " | ";
    text += digit_of(rank);
    text += '\n';
}

void draw_file_letters(std::string& text, Color bottom) {
    for (std::size_t column = 0; column < 8; ++column) {
        text += "   ";
        text += letter_of(static_cast<File>(seen_at(column, bottom == Color::black)));
    }
    text += '\n';
}

}  // namespace

std::string diagram(const Position& position, Color bottom) {
    std::string text(edge);
    for (std::size_t row = 0; row < 8; ++row) {
        draw_rank(text, position, static_cast<Rank>(seen_at(row, bottom == Color::white)), bottom);
        text += edge;
    }
    draw_file_letters(text, bottom);
    return text;
}

}  // namespace adoube
