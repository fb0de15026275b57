#include "mating/distance.h"

#include <algorithm>
#include <cstdlib>

#include "rules/attacks.h"

namespace adoube::mating {

namespace {

[[nodiscard]] int file_index(Square square) { return static_cast<int>(file_of(square)); }
[[nodiscard]] int rank_index(Square square) { return static_cast<int>(rank_of(square)); }

[[nodiscard]] int king_steps_between(Square a, Square b) {
    return std::max(std::abs(file_index(a) - file_index(b)),
                    std::abs(rank_index(a) - rank_index(b)));
}

// Steps to the nearest edge and to the second nearest, which together lead to a corner.
[[nodiscard]] int steps_to_corner(Square square) {
    const int file = std::min(file_index(square), 7 - file_index(square));
    const int rank = std::min(rank_index(square), 7 - rank_index(square));
    return file + rank + std::min(file, rank);
}

[[nodiscard]] Bitboard attacked_around(const Position& position, Color by, Square king) {
    const Bitboard occupied = position.occupied() ^ king;
    Bitboard attacked =
        pawn_attacks(by, position.pieces(by, PieceType::pawn)) | king_attacks(position.king(by));
    const Bitboard pieces =
        position.pieces(by) - position.pieces(PieceType::pawn) - position.pieces(PieceType::king);
    for (const Square square : pieces)
        attacked |= attacks(position.type_at(square), square, occupied);
    return attacked;
}

// How many steps the pawn nearest to promotion still has, men in its way counted as delays.
[[nodiscard]] int steps_to_promotion(const Position& position, Color color) {
    int best = 20;
    for (const Square square : position.pieces(color, PieceType::pawn)) {
        const int rank = rank_index(square);
        int steps = color == Color::white ? 7 - rank : rank;
        Bitboard path = forward(color, square);
        for (Bitboard next = path; next.any(); next = forward(color, next)) path |= next;
        const Bitboard men = path & position.occupied();
        steps += 2 * men.size() + 3 * (men & position.pieces(PieceType::pawn)).size();
        best = std::min(best, steps);
    }
    return best;
}

[[nodiscard]] bool all_on_one_color(Bitboard squares) {
    return (squares & light_squares).empty() || (squares & dark_squares).empty();
}

// Enough to mate a bare king.
[[nodiscard]] bool has_mating_force(const Position& position, Color color) {
    if (position.pieces(color, PieceType::queen).any()) return true;
    if (position.pieces(color, PieceType::rook).any()) return true;
    const Bitboard bishops = position.pieces(color, PieceType::bishop);
    const Bitboard knights = position.pieces(color, PieceType::knight);
    return !all_on_one_color(bishops) || (bishops.any() && knights.any()) ||
           knights.more_than_one();
}

// The loser has a man who can stand in his own king's way without saving him.
[[nodiscard]] bool has_helper(const Position& position, Color loser) {
    if (position.pieces(loser, PieceType::knight).any()) return true;
    const Bitboard bishops = position.pieces(PieceType::bishop);
    if (position.pieces(opponent(loser), PieceType::bishop).any())
        return (position.pieces(loser) & bishops).any() && !all_on_one_color(bishops);
    return (position.pieces(loser) & (bishops | position.pieces(PieceType::rook))).any();
}

// What has to happen before there is anything to mate with.
[[nodiscard]] int missing_force(const Position& position, Color winner) {
    if (has_mating_force(position, winner)) return 0;
    const Color loser = opponent(winner);
    const int promotion = 5 + 4 * steps_to_promotion(position, winner);
    const bool has_minor = (position.pieces(winner) & (position.pieces(PieceType::knight) |
                                                       position.pieces(PieceType::bishop)))
                               .any();
    if (!has_minor) return promotion;
    const int help = has_helper(position, loser) ? 5 : 20 + 4 * steps_to_promotion(position, loser);
    return std::min(promotion, help);
}

// The loser's men: in the way where there is force enough, and needed near their king otherwise.
[[nodiscard]] int helpers_away(const Position& position, Color winner, Square king) {
    const Bitboard theirs = position.pieces(opponent(winner)) - Bitboard{king};
    if (has_mating_force(position, winner)) return (theirs - king_attacks(king)).size();
    int steps = 0;
    for (const Square square : theirs - position.pieces(PieceType::pawn))
        steps += king_steps_between(square, king);
    return steps;
}

[[nodiscard]] int nearest_officer(const Position& position, Color winner, Square king) {
    int nearest = 7;
    for (const Square square : position.pieces(winner) - position.pieces(PieceType::pawn) -
                                   position.pieces(PieceType::king))
        nearest = std::min(nearest, king_steps_between(square, king));
    return nearest;
}

}  // namespace

int mate_distance(const Position& position, Color winner) {
    const Color loser = opponent(winner);
    const Square king = position.king(loser);
    const Bitboard free =
        king_attacks(king) - position.pieces(loser) - attacked_around(position, winner, king);
    const bool checks = position.turn() == loser && position.in_check();
    const int distance = 3 * free.size() + 2 * steps_to_corner(king) + (checks ? 0 : 2) +
                         2 * nearest_officer(position, winner, king) +
                         king_steps_between(position.king(winner), king) +
                         missing_force(position, winner) + helpers_away(position, winner, king);
    return std::min(distance, largest_distance);
}

}  // namespace adoube::mating
