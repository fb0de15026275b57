// The capture en passant (3.7.3.1): when it is legal, what it takes, what it means for the key.
#include "rules/legal_moves.h"
#include "rules/position.h"

#include "support/catch.h"
#include "support/drawn.h"
#include "support/positions.h"

namespace adoube {

using enum Square;

TEST_CASE("En passant is legal for each pawn beside (3.7.3.1)", "[rules][en_passant]") {
    const Position position = position_of(with_en_passant(placed(R"(
        . . . . . . . k
        . . . . . . . .
        . . . . . . . .
        . . P p P . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .)"),
                                                          d6));
    CHECK(lists(position, {c5, d6, MoveKind::en_passant}));
    CHECK(lists(position, {e5, d6, MoveKind::en_passant}));
}

TEST_CASE("En passant is not legal where both pawns leave the king's rank", "[rules][en_passant]") {
    const Position position = position_of(with_en_passant(placed(R"(
        . . . . . . . k
        . . . . . . . .
        . . . . . . . .
        K . P p . . . q
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .)"),
                                                          d6));
    CHECK(targets(position, c5) == Bitboard{c6});
}

TEST_CASE("En passant is not legal where the taken pawn shielded a diagonal",
          "[rules][en_passant]") {
    const Position position = position_of(with_en_passant(placed(R"(
        . . . . . . . k
        . . . . . . . .
        . . b . . . . .
        . . . p P . . .
        . . . . K . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .)"),
                                                          d6));
    CHECK(position.checkers() == Bitboard{d5});
    CHECK(targets(position, e5).empty());
}

TEST_CASE("En passant takes a pawn that gives check", "[rules][en_passant]") {
    const Position position = position_of(with_en_passant(placed(R"(
        . . . . . . . k
        . . . . . . . .
        . . . . . . . .
        . . . p P . . .
        . . . . K . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .)"),
                                                          d6));
    CHECK(lists(position, {e5, d6, MoveKind::en_passant}));
}

TEST_CASE("En passant may step between the king and the piece that checks", "[rules][en_passant]") {
    const Position position = position_of(with_en_passant(placed(R"(
        . b . . . . . k
        . . . . . . . .
        . . . . . . . .
        . . P p . . . .
        . . . . . . . .
        . . . . . . K .
        . . . . . . . .
        . . . . . . . .)"),
                                                          d6));
    CHECK(targets(position, c5) == Bitboard{d6});
}

TEST_CASE("En passant takes the pawn beside, at once or never (3.7.3.1)", "[rules][en_passant]") {
    const Position before =
        after_moves(Position::initial(), {{e2, e4}, {a7, a6}, {e4, e5}, {d7, d5}});
    CHECK(before.double_step_target() == d6);
    CHECK(before.en_passant_target() == d6);
    const Position taken = after_moves(before, {{e5, d6}});
    CHECK(taken.piece_at(d6) == Piece{Color::white, PieceType::pawn});
    CHECK(taken.piece_at(d5) == std::nullopt);
    CHECK(taken.piece_at(e5) == std::nullopt);
    CHECK(taken.halfmove_clock() == 0);

    const Position too_late = after_moves(before, {{h2, h3}, {h7, h6}});
    CHECK(too_late.en_passant_target() == std::nullopt);
}

TEST_CASE("A double step that nobody can answer en passant does not change the key",
          "[rules][en_passant]") {
    const Position by_double_step = after_moves(Position::initial(), {{e2, e4}});
    Setup same_board = by_double_step.setup();
    same_board.en_passant.reset();
    CHECK(by_double_step.double_step_target() == e3);
    CHECK(by_double_step.en_passant_target() == std::nullopt);
    CHECK_FALSE(en_passant_is_pseudo_legal(by_double_step));
    CHECK(by_double_step.key() == position_of(same_board).key());
    CHECK(by_double_step.same_as(position_of(same_board)));
}

TEST_CASE("A legal en passant capture makes another position (9.2.3)", "[rules][en_passant]") {
    const Position with_capture =
        after_moves(Position::initial(), {{e2, e4}, {a7, a6}, {e4, e5}, {d7, d5}});
    Setup without_capture = with_capture.setup();
    without_capture.en_passant.reset();
    CHECK(with_capture.key() != position_of(without_capture).key());
    CHECK_FALSE(with_capture.same_as(position_of(without_capture)));
}

TEST_CASE("An en passant capture that uncovers the king on the rank is not legal",
          "[rules][en_passant]") {
    Setup setup = placed(R"(
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        K . P p . . . r
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . k . . .)");
    setup.en_passant = d6;
    const Position position = position_of(setup);
    CHECK(en_passant_is_pseudo_legal(position));
    CHECK(position.en_passant_target() == std::nullopt);
    setup.en_passant.reset();
    CHECK(position.key() == position_of(setup).key());
}

TEST_CASE("An en passant capture may step between king and slider", "[rules][en_passant]") {
    // The bishop's check was uncovered when the pawn left d7; d6 lies on its diagonal.
    Setup setup = placed(R"(
        . b . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . P p . . . .
        . . . . . . . .
        . . . . . . K .
        . . . . . . . .
        . . . . k . . .)");
    setup.en_passant = d6;
    const Position position = position_of(setup);
    CHECK(position.checkers() == Bitboard{b8});
    CHECK(position.en_passant_target() == d6);
}

}  // namespace adoube
