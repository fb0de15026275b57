#include "mating/material_proof.h"

#include "rules/material.h"

namespace adoube::mating {

namespace {

// A knight's check cannot be interposed, so every free square around the king must be filled by
// his own men; queens that stand there take the knight, or leave the king a way out.
[[nodiscard]] bool knight_against_queens(const Position& position, Bitboard own, Bitboard theirs) {
    return own.size() == 1 && own == (own & position.pieces(PieceType::knight)) &&
           (theirs - position.pieces(PieceType::queen)).empty();
}

// The squares of the other color around the king must be filled by his own men; rooks and queens
// that stand there reach the line of the check. So only knights, pawns and bishops of the other
// color help.
[[nodiscard]] bool bishops_without_help(const Position& position, Bitboard own, Bitboard theirs) {
    const Bitboard bishops = position.pieces(PieceType::bishop);
    const Bitboard helpers =
        theirs & (position.pieces(PieceType::pawn) | position.pieces(PieceType::knight));
    return (own - bishops).empty() && helpers.empty() && all_on_one_color(bishops);
}

}  // namespace

bool material_forbids_mate(const Position& position, Color color) {
    const Bitboard kings = position.pieces(PieceType::king);
    const Bitboard own = position.pieces(color) - kings;
    const Bitboard theirs = position.pieces(opponent(color)) - kings;
    return own.empty() || knight_against_queens(position, own, theirs) ||
           bishops_without_help(position, own, theirs);
}

}  // namespace adoube::mating
