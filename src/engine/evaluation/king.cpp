#include <algorithm>

#include "engine/evaluation/terms.h"
#include "engine/evaluation/weights.h"

namespace adoube::engine {

namespace {

// The first square of the set as its side counts the ranks.
[[nodiscard]] Square nearest(Color us, Bitboard set) {
    return us == Color::white ? set.first() : set.last();
}

// The pawns of either side on one file, none of them behind the king.
[[nodiscard]] Tapered shelter_on_file(const Weights& weights, Color us, Square edge, Bitboard own,
                                      Bitboard theirs) {
    const Square pawn = own.any() ? nearest(us, own) : edge;
    const Square enemy = theirs.any() ? nearest(us, theirs) : edge;
    Tapered sum = weights.shelter[half_board_index(us, pawn)];
    sum += weights.storm[half_board_index(us, enemy)];
    if (theirs.any() && own.contains(in_front_of(opponent(us), enemy)))
        sum += weights.stopped_storm[rank_index(us, enemy)];
    return sum;
}

// The pawns on the king's file and the two beside it.
[[nodiscard]] Tapered shelter(const Facts& facts, Color us) {
    const SideFacts& own = facts.of(us);
    const Bitboard theirs = facts.of(opponent(us)).pawns;
    const Weights& weights = facts.weights;
    const Bitboard ahead = filled_forward(us, squares_of(rank_of(own.king)));
    Tapered sum;
    for (const Square edge : three_files(own.king) & squares_of(back_rank(us))) {
        const Bitboard file = squares_of(file_of(edge)) & ahead;
        sum += shelter_on_file(weights, us, edge, own.pawns & file, theirs & file);
    }
    if ((own.pawns & squares_of(file_of(own.king))).empty()) sum += weights.king_on_open_file;
    if ((facts.position.pieces(PieceType::pawn) & three_files(own.king)).empty())
        sum += weights.king_on_bare_wing;
    return sum;
}

// Of the files of the shelter those without an own pawn near the king.
[[nodiscard]] int bare_files(const SideFacts& own, Color us) {
    const Bitboard first = forward(us, squares_of(rank_of(own.king)));
    const Bitboard near = own.pawns & three_files(own.king) & (first | forward(us, first));
    return 3 - (filled_files(near) & squares_of(Rank::r1)).size();
}

// What the enemy's pieces could check from: squares where nobody takes them count by the piece,
// the others alike.
[[nodiscard]] int checks(const Facts& facts, const SideFacts& own, const SideFacts& theirs,
                         Color us) {
    const Bitboard occupied = facts.position.occupied();
    const Bitboard defended_by_king_only =
        own.attacked - own.attacked_twice - own.attacks_of(PieceType::pawn);
    const Bitboard reachable =
        ~facts.position.pieces(opponent(us)) &
        (~own.attacked |
         (defended_by_king_only & own.attacks_of(PieceType::king) & theirs.attacked_twice));
    const Bitboard diagonals = bishop_attacks(own.king, occupied);
    const Bitboard lines = rook_attacks(own.king, occupied);
    const KingDanger& weights = facts.weights.king_danger;
    int sum = 0;
    Bitboard unsafe;
    const auto count = [&](PieceType type, Bitboard from) {
        const Bitboard given = theirs.attacks_of(type) & from;
        if ((given & reachable).any()) sum += weights.safe_check[index_of(type)];
        else unsafe |= given - facts.position.pieces(opponent(us));
    };
    count(PieceType::knight, knight_attacks(own.king));
    count(PieceType::bishop, diagonals);
    count(PieceType::rook, lines);
    count(PieceType::queen, (diagonals | lines) & reachable);
    return sum + weights.unsafe_check * unsafe.size();
}

// How often the squares before the king, up to the middle and one further, are attacked or covered.
[[nodiscard]] int presence(const SideFacts& side, Bitboard wing) {
    return (side.attacked & wing).size() + (side.attacked_twice & wing).size();
}

[[nodiscard]] int wing_pressure(const KingDanger& weights, const SideFacts& own,
                                const SideFacts& theirs, Color us) {
    const Bitboard far = squares_of(relative_rank(us, Rank::r6)) |
                         squares_of(relative_rank(us, Rank::r7)) |
                         squares_of(relative_rank(us, Rank::r8));
    const Bitboard wing = three_files(own.king) - far;
    return weights.wing_attack * presence(theirs, wing) +
           weights.wing_defence * presence(own, wing);
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
              weights.bare_file * bare_files(own, us) + wing_pressure(weights, own, theirs, us) +
              checks(facts, own, theirs, us);
    if ((own.attacks_of(PieceType::knight) & king_attacks(own.king)).any())
        sum += weights.knight_beside;
    if (facts.position.pieces(opponent(us), PieceType::queen).empty()) sum += weights.no_queen;
    return std::clamp(sum, 0, 1000);
}

}  // namespace

Tapered king_safety(const Facts& facts, Color us) {
    const int pressure = danger(facts, us);
    return shelter(facts, us) - Tapered{pressure * pressure / 700, pressure / 8};
}

}  // namespace adoube::engine
