#include "engine/evaluation/terms.h"
#include "engine/evaluation/weights.h"
#include "rules/distance.h"

namespace adoube::engine {

namespace {

[[nodiscard]] Bitboard beside(Bitboard set) { return towards_a(set) | towards_h(set); }

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
    const Weights& weights = facts.weights;
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
    const Weights& weights = facts.weights;
    Tapered sum;
    for (const Square square : find_passed_pawns(own, theirs, us)) {
        const std::size_t rank = rank_index(us, square);
        const Square stop = in_front_of(us, square);
        sum += weights.passed_pawn[rank];
        if (rank < 3) continue;
        const auto steps_of = [&](Square king) {
            return static_cast<std::size_t>(steps_between(king, stop));
        };
        sum += weights.own_king_near_passed_pawn[steps_of(own.king)];
        sum += weights.enemy_king_near_passed_pawn[steps_of(theirs.king)];
        if (!facts.position.occupied().contains(stop) && !theirs.attacked.contains(stop))
            sum += weights.free_passed_pawn[rank];
    }
    return sum;
}

}  // namespace adoube::engine
