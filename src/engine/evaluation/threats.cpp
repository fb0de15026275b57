#include "engine/evaluation/terms.h"
#include "engine/evaluation/weights.h"

namespace adoube::engine {

namespace {

[[nodiscard]] Tapered by_type(const Position& position, Bitboard attacked,
                              const std::array<Tapered, 6>& values) {
    Tapered sum;
    for (const Square square : attacked) sum += values[index_of(position.type_at(square))];
    return sum;
}

// Squares to which own pawns can step without being taken for nothing.
[[nodiscard]] Bitboard safe_pawn_steps(const Facts& facts, Color us) {
    const SideFacts& own = facts.of(us);
    const SideFacts& theirs = facts.of(opponent(us));
    const Bitboard steps = forward(us, own.pawns) - facts.position.occupied();
    return steps - theirs.attacks_of(PieceType::pawn) - (theirs.attacked - own.attacked);
}

// Safe squares from which own pieces could attack the enemy's queen in one move.
[[nodiscard]] Tapered queen_hunt(const Facts& facts, Color us, Bitboard held) {
    const Position& position = facts.position;
    const SideFacts& own = facts.of(us);
    const Bitboard queens = position.pieces(opponent(us), PieceType::queen);
    if (queens.size() != 1) return {};
    const Square queen = queens.first();
    const Bitboard safe = ~(held | position.pieces(us));
    const Bitboard knights = knight_attacks(queen) & own.attacks_of(PieceType::knight) & safe;
    const Bitboard sliders =
        ((bishop_attacks(queen, position.occupied()) & own.attacks_of(PieceType::bishop)) |
         (rook_attacks(queen, position.occupied()) & own.attacks_of(PieceType::rook))) &
        own.attacked_twice & safe;
    return facts.weights.knight_threatens_queen * knights.size() +
           facts.weights.slider_threatens_queen * sliders.size();
}

}  // namespace

Tapered threats(const Facts& facts, Color us) {
    const SideFacts& own = facts.of(us);
    const SideFacts& theirs = facts.of(opponent(us));
    const Position& position = facts.position;
    const Bitboard enemies = position.pieces(opponent(us));
    const Bitboard officers = enemies - theirs.pawns - theirs.king;
    // Pieces are not threatened by minor pieces and rooks where a pawn covers them well.
    const Bitboard weak = enemies - theirs.attacks_of(PieceType::pawn) - theirs.king;
    const Bitboard minors = own.attacks_of(PieceType::knight) | own.attacks_of(PieceType::bishop);

    Tapered sum =
        by_type(position, officers & own.attacks_of(PieceType::pawn), facts.weights.threat_by_pawn);
    sum += by_type(position, (weak | officers) & minors, facts.weights.threat_by_minor);
    sum += by_type(position, weak & own.attacks_of(PieceType::rook), facts.weights.threat_by_rook);
    const Bitboard held = theirs.held_against(own);
    sum += by_type(position, (enemies & own.attacks_of(PieceType::king)) - theirs.king - held,
                   facts.weights.threat_by_king);
    sum += facts.weights.restricted_square * ((own.attacked & theirs.attacked) - held).size();
    sum += queen_hunt(facts, us, held);
    sum += facts.weights.hanging_piece * ((weak & own.attacked) - theirs.attacked).size();
    const Bitboard push_targets = pawn_attacks(us, safe_pawn_steps(facts, us));
    sum += facts.weights.pawn_push_threat *
           ((push_targets & officers) - own.attacks_of(PieceType::pawn)).size();
    return sum;
}

}  // namespace adoube::engine
