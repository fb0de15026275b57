#include <algorithm>

#include "engine/evaluation/terms.h"
#include "engine/evaluation/weights.h"

namespace adoube::engine {

namespace {

[[nodiscard]] std::size_t rank_index(Color us, Square square) {
    return index_of(relative_rank(us, rank_of(square)));
}

[[nodiscard]] Bitboard beside(Bitboard set) { return towards_a(set) | towards_h(set); }

// King's steps from one square to the other.
[[nodiscard]] std::size_t distance(Square a, Square b) {
    const auto apart = [](std::size_t x, std::size_t y) { return x > y ? x - y : y - x; };
    return std::max(apart(index_of(file_of(a)), index_of(file_of(b))),
                    apart(index_of(rank_of(a)), index_of(rank_of(b))));
}

// Pawns that neither stand beside an own pawn's path nor can step forward without being taken.
[[nodiscard]] Bitboard backward_pawns(const SideFacts& own, const SideFacts& theirs, Color us) {
    const Bitboard steps = forward(us, own.pawns) & theirs.attacks_of(PieceType::pawn);
    return forward(opponent(us), steps - own.pawn_attack_span);
}

// Pawns that no enemy pawn can stop or take on their way; of doubled ones the first.
[[nodiscard]] Bitboard find_passed_pawns(const SideFacts& own, const SideFacts& theirs, Color us) {
    const Color them = opponent(us);
    const Bitboard stopped =
        theirs.pawn_attack_span | filled_forward(them, forward(them, theirs.pawns));
    return own.pawns - stopped - filled_forward(them, forward(them, own.pawns));
}

}  // namespace

Tapered pawn_structure(const Facts& facts, Color us) {
    const SideFacts& own = facts.of(us);
    const Bitboard isolated = own.pawns - beside(filled_files(own.pawns));
    const Bitboard doubled = own.pawns & filled_forward(us, forward(us, own.pawns));
    const Bitboard backward = backward_pawns(own, facts.of(opponent(us)), us) - isolated;
    const Bitboard connected = own.pawns & (beside(own.pawns) | own.attacks_of(PieceType::pawn));

    Tapered sum = weights.isolated_pawn * isolated.size() + weights.doubled_pawn * doubled.size() +
                  weights.backward_pawn * backward.size();
    for (const Square square : connected) sum += weights.connected_pawn[rank_index(us, square)];
    return sum;
}

Tapered passed_pawns(const Facts& facts, Color us) {
    const SideFacts& own = facts.of(us);
    const SideFacts& theirs = facts.of(opponent(us));
    Tapered sum;
    for (const Square square : find_passed_pawns(own, theirs, us)) {
        const std::size_t rank = rank_index(us, square);
        const Square stop = in_front_of(us, square);
        sum += weights.passed_pawn[rank];
        if (rank < 3) continue;
        sum += weights.own_king_near_passed_pawn[distance(own.king, stop)];
        sum += weights.enemy_king_near_passed_pawn[distance(theirs.king, stop)];
        if (!facts.position.occupied().contains(stop) && !theirs.attacked.contains(stop))
            sum += weights.free_passed_pawn[rank];
    }
    return sum;
}

}  // namespace adoube::engine
