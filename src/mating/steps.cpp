#include "mating/steps.h"

namespace adoube::mating {

namespace {

// Moves until one of the winner's men could take the pawn that stands in the way.
[[nodiscard]] int moves_to_take(const Position& position, Color color, Square target) {
    int best = 2 + steps_between(position.king(color), target);
    for (const Square knight : position.pieces(color, PieceType::knight))
        best = std::min(best, knight_moves(knight, target));
    for (const Square bishop : position.pieces(color, PieceType::bishop))
        if (light_squares.contains(bishop) == light_squares.contains(target))
            best = std::min(best, bishop_attacks(bishop, {}).contains(target) ? 1 : 2);
    return best;
}

}  // namespace

int promotion_steps(const Position& position, Color color, Square pawn) {
    const int rank = rank_index(pawn);
    int steps = color == Color::white ? 7 - rank : rank;
    Bitboard path;
    for (Bitboard next = forward(color, pawn); next.any(); next = forward(color, next))
        path |= next;
    const Bitboard men = path & position.occupied();
    steps += men.size();
    for (const Square blocker : (men & position.pieces(opponent(color), PieceType::pawn)))
        steps += moves_to_take(position, color, blocker);
    return steps + 3 * (men & position.pieces(color, PieceType::pawn)).size();
}

int promotion_steps(const Position& position, Color color) {
    int best = no_promotion;
    for (const Square pawn : position.pieces(color, PieceType::pawn))
        best = std::min(best, promotion_steps(position, color, pawn));
    return best;
}

}  // namespace adoube::mating
