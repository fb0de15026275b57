#include "rules/move.h"

#include "support/catch.h"

namespace adoube {

using enum Square;

TEST_CASE("A move gives back what it was made of", "[rules][move]") {
    const Move move(g7, h8, MoveKind::promote_to_rook);
    CHECK(move.from() == g7);
    CHECK(move.to() == h8);
    CHECK(move.kind() == MoveKind::promote_to_rook);
    CHECK(Move::from_bits(move.bits()) == move);
}

TEST_CASE("Only promotions have a promotion piece", "[rules][move]") {
    CHECK(Move(e7, e8, promotion_to(PieceType::knight)).promotion() == PieceType::knight);
    CHECK(Move(e7, e8, promotion_to(PieceType::bishop)).promotion() == PieceType::bishop);
    CHECK(Move(e7, e8, promotion_to(PieceType::rook)).promotion() == PieceType::rook);
    CHECK(Move(e7, e8, promotion_to(PieceType::queen)).promotion() == PieceType::queen);
    CHECK_FALSE(Move(e2, e4, MoveKind::double_step).promotion());
    CHECK_FALSE(Move(e1, h1, MoveKind::castle).is_promotion());
}

TEST_CASE("The rook's side is the wing, wherever the king goes", "[rules][move]") {
    CHECK(wing_of(Move(e1, h1, MoveKind::castle)) == Wing::kingside);
    CHECK(wing_of(Move(e8, a8, MoveKind::castle)) == Wing::queenside);
    // Chess960: the king steps from b1 to the right, and yet castles on the queenside.
    CHECK(wing_of(Move(b1, a1, MoveKind::castle)) == Wing::queenside);
    CHECK(wing_of(Move(g1, h1, MoveKind::castle)) == Wing::kingside);
}

}  // namespace adoube
