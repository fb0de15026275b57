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

// Squares of the own half of the centre that no enemy pawn attacks; those behind own pawns count
// twice.
[[nodiscard]] int space(const SideFacts& own, const SideFacts& theirs, Color us) {
    const Bitboard files =
        squares_of(File::c) | squares_of(File::d) | squares_of(File::e) | squares_of(File::f);
    const Bitboard ranks = squares_of(relative_rank(us, Rank::r2)) |
                           squares_of(relative_rank(us, Rank::r3)) |
                           squares_of(relative_rank(us, Rank::r4));
    const Bitboard safe = (files & ranks) - own.pawns - theirs.attacks_of(PieceType::pawn);
    return safe.size() + (safe & filled_forward(opponent(us), own.pawns)).size();
}

[[nodiscard]] bool rook_is_behind(const Facts& facts, Color us, Square pawn) {
    const Bitboard rooks = facts.position.pieces(us, PieceType::rook);
    const Bitboard behind = filled_forward(opponent(us), Bitboard{pawn}) & rooks;
    return behind.any() && (rook_attacks(pawn, facts.position.occupied()) & behind).any();
}

// What goes with the pawn's way to the last rank.
[[nodiscard]] Tapered way_of_passed_pawn(const Facts& facts, Color us, Square pawn) {
    const SideFacts& theirs = facts.of(opponent(us));
    const Weights& weights = facts.weights;
    const Bitboard stop{in_front_of(us, pawn)};
    const std::size_t rank = rank_index(us, pawn);
    const Bitboard dangers = theirs.attacked | facts.position.pieces(opponent(us));
    Tapered sum;
    if ((stop & (facts.position.occupied() | theirs.attacked)).empty())
        sum += weights.free_passed_pawn[rank];
    if ((filled_forward(us, stop) & dangers).empty()) sum += weights.safe_passed_pawn[rank];
    if ((stop & facts.of(us).attacked).any()) sum += weights.led_passed_pawn[rank];
    if (rook_is_behind(facts, us, pawn)) sum += weights.rook_behind_passed_pawn;
    return sum;
}

}  // namespace

Tapered pawn_structure(const Facts& facts, Color us) {
    const Weights& weights = facts.weights;
    const SideFacts& own = facts.of(us);
    const Bitboard isolated = own.pawns - beside(filled_files(own.pawns));
    const Bitboard doubled = own.pawns & filled_forward(us, forward(us, own.pawns));
    const Bitboard backward = backward_pawns(own, facts.of(opponent(us)), us) - isolated;
    const Bitboard exposed =
        (isolated | backward) - filled_forward(opponent(us), facts.of(opponent(us)).pawns);

    Tapered sum = weights.isolated_pawn * isolated.size() + weights.doubled_pawn * doubled.size() +
                  weights.backward_pawn * backward.size() + weights.exposed_pawn * exposed.size();
    const Bitboard in_line = own.pawns & beside(own.pawns);
    const Bitboard covered = own.pawns & own.attacks_of(PieceType::pawn);
    for (const Square square : in_line) sum += weights.pawn_in_line[rank_index(us, square)];
    for (const Square square : covered) sum += weights.covered_pawn[rank_index(us, square)];
    return sum + weights.space * space(own, facts.of(opponent(us)), us);
}

Tapered passed_pawns(const Facts& facts, Color us) {
    const SideFacts& own = facts.of(us);
    const SideFacts& theirs = facts.of(opponent(us));
    const Weights& weights = facts.weights;
    Tapered sum;
    for (const Square square : own.passed_pawns) {
        const std::size_t rank = rank_index(us, square);
        const Square stop = in_front_of(us, square);
        sum += weights.passed_pawn[rank];
        if (rank < 3) continue;
        const auto steps_of = [&](Square king) {
            return static_cast<std::size_t>(steps_between(king, stop));
        };
        sum += weights.own_king_near_passed_pawn[steps_of(own.king)];
        sum += weights.enemy_king_near_passed_pawn[steps_of(theirs.king)];
        sum += way_of_passed_pawn(facts, us, square);
    }
    return sum;
}

}  // namespace adoube::engine
