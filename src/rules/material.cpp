#include "rules/material.h"

namespace adoube {

namespace {

// Everything on the board but kings.
[[nodiscard]] Bitboard men(const Position& position) {
    return position.occupied() - position.pieces(PieceType::king);
}

[[nodiscard]] bool only_bishops_of_one_color(const Position& position) {
    const Bitboard rest = men(position);
    return (rest - position.pieces(PieceType::bishop)).empty() && all_on_one_color(rest);
}

[[nodiscard]] bool single_knight(const Position& position) {
    const Bitboard rest = men(position);
    return rest.size() == 1 && rest == position.pieces(PieceType::knight);
}

}  // namespace

bool is_insufficient_material(const Position& position) {
    return only_bishops_of_one_color(position) || single_knight(position);
}

bool cannot_mate_by_material(const Position& position, Color color) {
    const Bitboard own = position.pieces(color) - position.pieces(PieceType::king);
    return own.empty() || is_insufficient_material(position);
}

}  // namespace adoube
