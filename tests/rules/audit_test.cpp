#include "rules/audit.h"

#include "rules/chess960.h"
#include "rules/position.h"
#include "support/catch.h"
#include "support/drawn.h"
#include "support/pieces.h"
#include "support/positions.h"

namespace adoube {

using enum Square;

namespace {

constexpr Setup two_kings = placed(R"(
    . . . . k . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . K . . .)");

[[nodiscard]] Setup with(Setup setup, Piece piece, Square square) {
    setup.put(piece, square);
    return setup;
}

[[nodiscard]] Setup without(Setup setup, Square square) {
    setup.clear(square);
    return setup;
}

}  // namespace

TEST_CASE("The starts and two bare kings have no faults", "[rules][audit]") {
    CHECK(audit(chess960_setup(standard_start_number)).empty());
    CHECK(audit(chess960_setup(0)).empty());
    CHECK(audit(two_kings).empty());
}

TEST_CASE("An empty board lacks both kings, and both are named", "[rules][audit]") {
    PositionFaults both;
    both.add(PositionFault::white_king_missing);
    both.add(PositionFault::black_king_missing);
    CHECK(audit(Setup{}) == both);
}

TEST_CASE("Each side has exactly one king", "[rules][audit]") {
    CHECK(audit(without(two_kings, e1)) == PositionFault::white_king_missing);
    CHECK(audit(without(two_kings, e8)) == PositionFault::black_king_missing);
    CHECK(audit(with(two_kings, white_king, a1)) == PositionFault::too_many_white_kings);
    CHECK(audit(with(two_kings, black_king, a1)) == PositionFault::too_many_black_kings);
}

TEST_CASE("Kings do not stand side by side", "[rules][audit]") {
    CHECK(audit(with(without(two_kings, e1), white_king, d7)) == PositionFault::kings_adjacent);
    CHECK(audit(with(without(two_kings, e1), white_king, e6)).empty());
}

TEST_CASE("No pawn stands on the first or last rank", "[rules][audit]") {
    CHECK(audit(with(two_kings, white_pawn, a1)) == PositionFault::pawn_on_back_rank);
    CHECK(audit(with(two_kings, white_pawn, a8)) == PositionFault::pawn_on_back_rank);
    CHECK(audit(with(two_kings, black_pawn, h1)) == PositionFault::pawn_on_back_rank);
    CHECK(audit(with(two_kings, black_pawn, h8)) == PositionFault::pawn_on_back_rank);
    CHECK(audit(with(two_kings, white_pawn, h7)).empty());
}

TEST_CASE("The side not to move is not in check", "[rules][audit]") {
    CHECK(audit(with(two_kings, white_rook, e4)) == PositionFault::opponent_in_check);
    CHECK(audit(with(two_kings, white_pawn, d7)) == PositionFault::opponent_in_check);
    CHECK(audit(with(two_kings, black_rook, e4)).empty());  // the side to move may be
    CHECK(audit(with(with(two_kings, white_rook, e4), black_pawn, e6)).empty());
}

TEST_CASE("A castling right needs its king and its rook in place", "[rules][audit]") {
    const Setup rook_h1 = with(two_kings, white_rook, h1);
    CHECK(audit(with_right(rook_h1, Color::white, Wing::kingside, File::h)).empty());
    CHECK(audit(with_right(rook_h1, Color::white, Wing::kingside, File::g)) ==
          PositionFault::castling_impossible);
    CHECK(audit(with_right(rook_h1, Color::black, Wing::kingside, File::h)) ==
          PositionFault::castling_impossible);
    // The rook stands on the other side of the king.
    CHECK(audit(with_right(rook_h1, Color::white, Wing::queenside, File::h)) ==
          PositionFault::castling_impossible);
    // The rook is Black's.
    CHECK(audit(with_right(with(two_kings, black_rook, a1), Color::white, Wing::queenside,
                           File::a)) == PositionFault::castling_impossible);
    // The king has left the back rank.
    const Setup king_e2 = with(without(rook_h1, e1), white_king, e2);
    CHECK(audit(with_right(king_e2, Color::white, Wing::kingside, File::h)) ==
          PositionFault::castling_impossible);
}

TEST_CASE("In Chess960 king and rook may castle from any files", "[rules][audit]") {
    Setup setup = with(with(without(two_kings, e1), white_king, b1), white_rook, a1);
    CHECK(audit(with_right(setup, Color::white, Wing::queenside, File::a)).empty());
    CHECK(castling_in_place(with_right(setup, Color::white, Wing::queenside, File::a), Color::white,
                            Wing::queenside));
    CHECK_FALSE(castling_in_place(setup, Color::white, Wing::queenside));
}

TEST_CASE("An en passant square lies behind a pawn that has just come two squares (3.7.3.1)",
          "[rules][audit]") {
    const Setup pawn_d5 = with(two_kings, black_pawn, d5);
    CHECK(audit(with_en_passant(pawn_d5, d6)).empty());
    CHECK(audit(with_en_passant(pawn_d5, e6)) == PositionFault::en_passant_impossible);
    CHECK(audit(with_en_passant(pawn_d5, d4)) == PositionFault::en_passant_impossible);

    INFO("the square itself is taken");
    CHECK(audit(with_en_passant(with(pawn_d5, white_queen, d6), d6)) ==
          PositionFault::en_passant_impossible);
    INFO("the square that the pawn came from is taken");
    CHECK(audit(with_en_passant(with(pawn_d5, white_pawn, d7), d6))
              .contains(PositionFault::en_passant_impossible));
    INFO("it is the pawn's own side to move");
    Setup black_to_move = pawn_d5;
    black_to_move.turn = Color::black;
    CHECK(audit(with_en_passant(black_to_move, d6)) == PositionFault::en_passant_impossible);
    INFO("the piece in front is no pawn");
    CHECK(audit(with_en_passant(with(two_kings, black_rook, d5), d6)) ==
          PositionFault::en_passant_impossible);
}

TEST_CASE("All faults are named together", "[rules][audit]") {
    Setup setup = without(two_kings, e8);
    setup = with(setup, white_pawn, a8);
    setup = with_right(setup, Color::white, Wing::kingside, File::h);
    setup = with_en_passant(setup, e6);
    const PositionFaults faults = audit(setup);
    CHECK(faults.size() == 4);
    CHECK(faults.contains(PositionFault::black_king_missing));
    CHECK(faults.contains(PositionFault::pawn_on_back_rank));
    CHECK(faults.contains(PositionFault::castling_impossible));
    CHECK(faults.contains(PositionFault::en_passant_impossible));
}

TEST_CASE("A set-up with faults becomes no position", "[rules][audit]") {
    const auto position = Position::from(without(two_kings, e1));
    REQUIRE_FALSE(position);
    CHECK(position.error() == PositionFault::white_king_missing);
}

TEST_CASE("Mending drops the impossible rights and nothing else", "[rules][audit]") {
    Setup setup = with(with(two_kings, white_rook, h1), white_pawn, e4);
    setup.turn = Color::black;
    setup.halfmove_clock = 7;
    setup = with_right(setup, Color::white, Wing::kingside, File::h);
    const Setup sound = setup;
    setup = with_right(setup, Color::white, Wing::queenside, File::a);
    setup = with_right(setup, Color::black, Wing::kingside, File::h);
    setup = with_en_passant(setup, d3);
    CHECK(without_impossible_rights(setup) == sound);
    CHECK(without_impossible_rights(with_en_passant(sound, e3)) == with_en_passant(sound, e3));
}

}  // namespace adoube
