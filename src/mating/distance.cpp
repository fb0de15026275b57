#include "mating/distance.h"

#include <algorithm>

#include "mating/corner_mate.h"
#include "mating/steps.h"
#include "rules/attacks.h"

namespace adoube::mating {

namespace {

[[nodiscard]] Bitboard attacked_by(const Position& position, Color by, Bitboard occupied) {
    Bitboard attacked =
        pawn_attacks(by, position.pieces(by, PieceType::pawn)) | king_attacks(position.king(by));
    for (const PieceType type :
         {PieceType::knight, PieceType::bishop, PieceType::rook, PieceType::queen})
        for (const Square square : position.pieces(by, type))
            attacked |= attacks(type, square, occupied);
    return attacked;
}

[[nodiscard]] bool has_major(const Position& position, Color color) {
    return (position.pieces(color, PieceType::queen) | position.pieces(color, PieceType::rook))
        .any();
}

[[nodiscard]] int nearest_officer(const Position& position, Color winner, Square king) {
    int nearest = 7;
    for (const Square square : position.pieces(winner) - position.pieces(PieceType::pawn) -
                                   position.pieces(PieceType::king))
        nearest = std::min(nearest, steps_between(square, king));
    return nearest;
}

// How far the loser's king is from being shut in and checked by whatever is near.
[[nodiscard]] int distance_by_force(const Position& position, Color winner) {
    const Color loser = opponent(winner);
    const Square king = position.king(loser);
    const Bitboard around = king_attacks(king);
    const Bitboard theirs = position.pieces(loser);
    const Bitboard free =
        around - theirs - attacked_by(position, winner, position.occupied() ^ king);
    const bool checks = position.turn() == loser && position.in_check();
    return 3 * free.size() + 2 * steps_to_corner(king) + (checks ? 0 : 2) +
           2 * nearest_officer(position, winner, king) +
           steps_between(position.king(winner), king) + (theirs - around).size();
}

// The loser's men are in the way, above all those that reach far; one of them may be needed.
[[nodiscard]] int hindrance(const Position& position, Color loser) {
    return 3 * position.pieces(loser, PieceType::queen).size() +
           2 * position.pieces(loser, PieceType::rook).size() + position.pieces(loser).size();
}

// A new queen is more than most mates by force still need; the loser's king may stay where he is,
// but not before the pawn.
[[nodiscard]] int distance_by_promotion(const Position& position, Color winner) {
    const int steps = promotion_steps(position, winner);
    const Bitboard around = king_attacks(position.king(opponent(winner)));
    const Bitboard ahead = pawn_path(winner, position.pieces(winner, PieceType::pawn));
    return 50 + 4 * steps + 2 * (around & ahead).size() + position.pieces(opponent(winner)).size();
}

}  // namespace

int mate_distance(const Position& position, Color winner) {
    if (has_major(position, winner))
        return std::min(distance_by_force(position, winner), largest_distance);
    int distance = distance_by_promotion(position, winner);
    if (const auto mate = CornerMate::nearest(position, winner))
        distance =
            std::min(distance, 3 * mate->missing() + 3 * hindrance(position, opponent(winner)));
    return std::min(distance, largest_distance);
}

}  // namespace adoube::mating
