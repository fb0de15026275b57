#include "engine/evaluation/facts.h"

namespace adoube::engine {

namespace {

[[nodiscard]] Bitboard find_passed_pawns(const SideFacts& own, const SideFacts& theirs, Color us) {
    const Color them = opponent(us);
    const Bitboard stopped =
        theirs.pawn_attack_span | filled_forward(them, forward(them, theirs.pawns));
    return own.pawns - stopped - filled_forward(them, forward(them, own.pawns));
}

}  // namespace

Facts::Facts(const Position& seen, const Weights& seen_with) : position(seen), weights(seen_with) {
    for (const Color us : all_colors) {
        SideFacts& side = of(us);
        side.pawns = position.pieces(us, PieceType::pawn);
        side.king = position.king(us);
        const Bitboard attacks_of_pawns = pawn_attacks(us, side.pawns);
        side.pawn_attack_span = filled_forward(us, attacks_of_pawns);
        side.note_attacks(PieceType::pawn, attacks_of_pawns);
        side.note_attacks(PieceType::king, king_attacks(side.king));
        const Bitboard around = king_attacks(side.king) | side.king;
        side.king_zone = around | forward(us, around);
    }
    for (const Color us : all_colors)
        of(us).passed_pawns = find_passed_pawns(of(us), of(opponent(us)), us);
}

}  // namespace adoube::engine
