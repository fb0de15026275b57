#include "rules/setup_attacks.h"

#include <cassert>

#include "rules/attacks.h"

namespace adoube {

namespace {

[[nodiscard]] Bitboard attacks_of(Piece piece, Square from, Bitboard occupied) {
    if (piece.type == PieceType::pawn) return pawn_attacks(piece.color, from);
    return attacks(piece.type, from, occupied);
}

}  // namespace

Bitboard occupied_squares(const Setup& setup) {
    Bitboard found;
    for (const Square square : Bitboard::all())
        if (setup.at(square)) found |= square;
    return found;
}

Bitboard squares_of(const Setup& setup, Color color) {
    Bitboard found;
    for (const Square square : Bitboard::all())
        if (setup.at(square) && setup.at(square)->color == color) found |= square;
    return found;
}

Bitboard squares_of(const Setup& setup, Piece piece) {
    Bitboard found;
    for (const Square square : Bitboard::all())
        if (setup.at(square) == piece) found |= square;
    return found;
}

Bitboard attacks_from(const Setup& setup, Square from) {
    assert(setup.at(from));
    return attacks_of(*setup.at(from), from, occupied_squares(setup));
}

Bitboard attackers(const Setup& setup, Square square, Color by) {
    const Bitboard occupied = occupied_squares(setup);
    Bitboard found;
    for (const Square from : squares_of(setup, by))
        if (attacks_of(*setup.at(from), from, occupied).contains(square)) found |= from;
    return found;
}

}  // namespace adoube
