#include <algorithm>

#include "engine/evaluation/terms.h"
#include "engine/evaluation/weights.h"

namespace adoube::engine {

namespace {

// Steps from the king's rank to the nearest of the pawns in front of it on a file, 1 to 2; 3 where
// there is none near.
[[nodiscard]] std::size_t steps_to_pawn(Color us, Square king, Bitboard pawns_on_file) {
    Bitboard rank = forward(us, squares_of(rank_of(king)));
    for (std::size_t steps = 1; steps < 3; ++steps, rank = forward(us, rank))
        if ((pawns_on_file & rank).any()) return steps;
    return 3;
}

// The pawns on the king's file and the two beside it.
[[nodiscard]] Tapered shelter(const Facts& facts, Color us) {
    const SideFacts& own = facts.of(us);
    const SideFacts& theirs = facts.of(opponent(us));
    const Weights& weights = facts.weights;
    Tapered sum;
    const int middle = std::clamp(static_cast<int>(file_of(own.king)), 1, 6);
    for (int index = middle - 1; index <= middle + 1; ++index) {
        const Bitboard file = squares_of(static_cast<File>(index));
        sum += weights.shelter_pawn[steps_to_pawn(us, own.king, own.pawns & file)];
        sum += weights.storming_pawn[steps_to_pawn(us, own.king, theirs.pawns & file)];
    }
    if ((own.pawns & squares_of(file_of(own.king))).empty()) sum += weights.king_on_open_file;
    return sum;
}

// Checks that the enemy's pieces could give from squares where nobody takes them.
[[nodiscard]] int safe_checks(const Facts& facts, const SideFacts& own, const SideFacts& theirs,
                              Color us) {
    const Bitboard occupied = facts.position.occupied();
    const Bitboard defended_by_king_only =
        own.attacked - own.attacked_twice - own.attacks_of(PieceType::pawn);
    const Bitboard reachable =
        ~facts.position.pieces(opponent(us)) &
        (~own.attacked |
         (defended_by_king_only & own.attacks_of(PieceType::king) & theirs.attacked_twice));
    const Bitboard diagonals = bishop_attacks(own.king, occupied) & reachable;
    const Bitboard lines = rook_attacks(own.king, occupied) & reachable;
    const auto& values = facts.weights.king_danger.safe_check;
    int sum = 0;
    const auto count = [&](PieceType type, Bitboard from) {
        if ((theirs.attacks_of(type) & from).any()) sum += values[index_of(type)];
    };
    count(PieceType::knight, knight_attacks(own.king) & reachable);
    count(PieceType::bishop, diagonals);
    count(PieceType::rook, lines);
    count(PieceType::queen, diagonals | lines);
    return sum;
}

// Squares beside the king that the enemy attacks and nothing but king or queen covers.
[[nodiscard]] Bitboard weak_squares(const SideFacts& own, const SideFacts& theirs) {
    const Bitboard covered = own.attacked_twice | own.attacks_of(PieceType::pawn) |
                             own.attacks_of(PieceType::knight) | own.attacks_of(PieceType::bishop) |
                             own.attacks_of(PieceType::rook);
    return (king_attacks(own.king) & theirs.attacked) - covered;
}

[[nodiscard]] int danger(const Facts& facts, Color us) {
    const SideFacts& own = facts.of(us);
    const SideFacts& theirs = facts.of(opponent(us));
    const KingDanger& weights = facts.weights.king_danger;
    int sum = theirs.king_attackers_weight * theirs.king_attackers / 2 +
              weights.attacked_square * theirs.king_zone_attacks +
              weights.weak_square * weak_squares(own, theirs).size() +
              safe_checks(facts, own, theirs, us);
    if (facts.position.pieces(opponent(us), PieceType::queen).empty()) sum += weights.no_queen;
    return std::clamp(sum, 0, 1000);
}

}  // namespace

Tapered king_safety(const Facts& facts, Color us) {
    const int pressure = danger(facts, us);
    return shelter(facts, us) - Tapered{pressure * pressure / 700, pressure / 8};
}

}  // namespace adoube::engine
