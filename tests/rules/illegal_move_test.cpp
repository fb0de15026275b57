#include "rules/illegal_move.h"

#include "support/catch.h"
#include "support/drawn.h"
#include "support/pieces.h"
#include "support/positions.h"

namespace adoube {

using enum Square;

namespace {

[[nodiscard]] std::optional<IllegalMove> reason(const Position& position, MoveRequest request) {
    const auto move = find_move(position, request);
    if (move) return std::nullopt;
    return move.error();
}

[[nodiscard]] std::optional<IllegalMove> reason(const Setup& setup, MoveRequest request) {
    return reason(position_of(setup), request);
}

[[nodiscard]] Setup with_both_rights(Setup setup, Color color) {
    setup.castling.grant(color, Wing::kingside, File::h);
    setup.castling.grant(color, Wing::queenside, File::a);
    return setup;
}

constexpr Setup castling_pieces = placed(R"(
    . . . . k . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    R . . . K . . R)");

[[nodiscard]] Setup castling_against(Piece piece, Square square) {
    Setup setup = with_both_rights(castling_pieces, Color::white);
    setup.put(piece, square);
    return setup;
}

}  // namespace

TEST_CASE("1.3: a move is made by a piece, an empty square has none", "[rules][illegal_move]") {
    CHECK(reason(Position::initial(), {e4, e5}) == IllegalMove::no_piece);
}

TEST_CASE("1.3: the players move alternately, each his own pieces", "[rules][illegal_move]") {
    CHECK(reason(Position::initial(), {e7, e5}) == IllegalMove::not_your_piece);
}

TEST_CASE("3.1: no piece moves to a square occupied by a piece of the same color",
          "[rules][illegal_move]") {
    CHECK(reason(Position::initial(), {a1, a2}) == IllegalMove::own_piece_on_target);
    CHECK(reason(Position::initial(), {g1, e2}) == IllegalMove::own_piece_on_target);
    CHECK(reason(Position::initial(), {e1, e1}) == IllegalMove::own_piece_on_target);
}

TEST_CASE("3.2: the bishop moves along a diagonal on which it stands", "[rules][illegal_move]") {
    const Position position = after_moves(Position::initial(), {{e2, e4}, {e7, e5}});
    CHECK(reason(position, {f1, f3}) == IllegalMove::piece_cannot_move_so);
    CHECK_FALSE(reason(position, {f1, b5}));
}

TEST_CASE("3.3: the rook moves along the file or the rank on which it stands",
          "[rules][illegal_move]") {
    CHECK(reason(castling_pieces, {a1, b2}) == IllegalMove::piece_cannot_move_so);
    CHECK_FALSE(reason(castling_pieces, {a1, a7}));
}

TEST_CASE("3.5: bishop, rook and queen do not move over any intervening pieces",
          "[rules][illegal_move]") {
    CHECK(reason(Position::initial(), {a1, a4}) == IllegalMove::path_blocked);
    CHECK(reason(Position::initial(), {f1, b5}) == IllegalMove::path_blocked);
    CHECK(reason(Position::initial(), {d1, d7}) == IllegalMove::path_blocked);
}

TEST_CASE("3.6: the knight moves to the nearest squares off its rank, file and diagonals",
          "[rules][illegal_move]") {
    CHECK(reason(Position::initial(), {b1, b3}) == IllegalMove::piece_cannot_move_so);
    CHECK_FALSE(reason(Position::initial(), {b1, c3}));
}

TEST_CASE("3.7.1: the pawn moves forward to an unoccupied square", "[rules][illegal_move]") {
    const Position position = after_moves(Position::initial(), {{e2, e4}, {e7, e5}});
    CHECK(reason(position, {e4, e5}) == IllegalMove::path_blocked);
    CHECK(reason(position, {e4, e3}) == IllegalMove::piece_cannot_move_so);
}

TEST_CASE("3.7.2: the pawn advances two squares on its first move, if both are free",
          "[rules][illegal_move]") {
    const Position position = after_moves(
        Position::initial(), {{e2, e4}, {g8, f6}, {a2, a3}, {f6, d5}, {a3, a4}, {d5, c3}});
    CHECK(reason(position, {e4, e6}) == IllegalMove::piece_cannot_move_so);
    CHECK(reason(position, {c2, c4}) == IllegalMove::path_blocked);
    CHECK(reason(position, {c2, c3}) == IllegalMove::path_blocked);
}

TEST_CASE("3.7.3: the pawn moves diagonally only to take", "[rules][illegal_move]") {
    CHECK(reason(Position::initial(), {e2, d3}) == IllegalMove::piece_cannot_move_so);
}

TEST_CASE("3.7.3.2: en passant is legal only on the move following the double step",
          "[rules][illegal_move]") {
    const Position at_once =
        after_moves(Position::initial(), {{e2, e4}, {a7, a6}, {e4, e5}, {d7, d5}});
    CHECK_FALSE(reason(at_once, {e5, d6}));
    const Position later = after_moves(at_once, {{h2, h3}, {h7, h6}});
    CHECK(reason(later, {e5, d6}) == IllegalMove::en_passant_too_late);
    // There is no pawn beside on f5.
    CHECK(reason(later, {e5, f6}) == IllegalMove::piece_cannot_move_so);
}

TEST_CASE("3.7.3.3: a pawn that reaches the last rank must be exchanged for a named piece",
          "[rules][illegal_move]") {
    const Setup setup = placed(R"(
        . . . . . . . .
        P . . . . . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .)");
    CHECK(reason(setup, {a7, a8}) == IllegalMove::promotion_missing);
    CHECK_FALSE(reason(setup, {a7, a8, PieceType::bishop}));
}

TEST_CASE("3.7.3.3: the new piece is a queen, rook, bishop or knight, and a pawn's only",
          "[rules][illegal_move]") {
    const Setup setup = placed(R"(
        . . . . . . . .
        P . . . . . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . P . . . . . .
        . . . . K . . .)");
    CHECK(reason(setup, {a7, a8, PieceType::king}) == IllegalMove::promotion_not_allowed);
    CHECK(reason(setup, {a7, a8, PieceType::pawn}) == IllegalMove::promotion_not_allowed);
    CHECK(reason(setup, {b2, b3, PieceType::queen}) == IllegalMove::promotion_not_allowed);
    CHECK(reason(setup, {e1, e2, PieceType::queen}) == IllegalMove::promotion_not_allowed);
}

TEST_CASE("3.8.1: the king moves to an adjoining square", "[rules][illegal_move]") {
    CHECK(reason(placed(R"(
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .)"),
                 {e5, e3}) == IllegalMove::piece_cannot_move_so);
}

TEST_CASE("3.8.2.1: the right to castle is lost once king or rook has moved",
          "[rules][illegal_move]") {
    const Setup only_kingside = with_right(castling_pieces, Color::white, Wing::kingside, File::h);
    CHECK(reason(only_kingside, {e1, c1}) == IllegalMove::castling_right_lost);
    CHECK(reason(only_kingside, {e1, a1}) == IllegalMove::castling_right_lost);
    CHECK_FALSE(reason(only_kingside, {e1, g1}));
    CHECK_FALSE(reason(only_kingside, {e1, h1}));
}

TEST_CASE("3.8.2.2.1: castling is prevented while the king is in check", "[rules][illegal_move]") {
    CHECK(reason(castling_against(black_rook, e5), {e1, g1}) == IllegalMove::castling_out_of_check);
    CHECK(reason(castling_against(black_rook, e5), {e1, c1}) == IllegalMove::castling_out_of_check);
}

TEST_CASE("3.8.2.2.1: castling is prevented while a square that the king crosses is attacked",
          "[rules][illegal_move]") {
    CHECK(reason(castling_against(black_rook, f5), {e1, g1}) ==
          IllegalMove::castling_through_check);
    CHECK(reason(castling_against(black_bishop, a6), {e1, g1}) ==
          IllegalMove::castling_through_check);
    CHECK_FALSE(reason(castling_against(black_rook, f5), {e1, c1}));
    // The king would meet f1 before g1.
    Setup both_attacked = castling_against(black_rook, f5);
    both_attacked.put(black_rook, g5);
    CHECK(reason(both_attacked, {e1, g1}) == IllegalMove::castling_through_check);
}

TEST_CASE("3.8.2.2.1: castling is prevented while the square that the king reaches is attacked",
          "[rules][illegal_move]") {
    CHECK(reason(castling_against(black_rook, g5), {e1, g1}) == IllegalMove::castling_into_check);
    CHECK(reason(castling_against(black_rook, c5), {e1, c1}) == IllegalMove::castling_into_check);
    CHECK_FALSE(reason(castling_against(black_rook, b5), {e1, c1}));
}

TEST_CASE("3.8.2.2.2: castling is prevented while a piece stands between king and rook",
          "[rules][illegal_move]") {
    CHECK(reason(Position::initial(), {e1, g1}) == IllegalMove::castling_path_blocked);
    CHECK(reason(castling_against(white_knight, b1), {e1, c1}) ==
          IllegalMove::castling_path_blocked);
    CHECK_FALSE(reason(castling_against(white_knight, b1), {e1, g1}));
}

TEST_CASE("3.9.2: no piece exposes the own king to check", "[rules][illegal_move]") {
    const Setup setup = placed(R"(
        . . . . r . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . N . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .)");
    CHECK(reason(setup, {e4, f6}) == IllegalMove::leaves_king_in_check);
}

TEST_CASE("3.9.2: the king does not move to an attacked square", "[rules][illegal_move]") {
    CHECK(reason(castling_against(black_rook, f5), {e1, f1}) == IllegalMove::leaves_king_in_check);
    // Nor back along the line of a check.
    const Setup setup = placed(R"(
        . . . . . . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        r . . . K . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .)");
    CHECK(reason(setup, {e4, f4}) == IllegalMove::leaves_king_in_check);
}

TEST_CASE("3.9.2: no piece leaves the own king in check", "[rules][illegal_move]") {
    const Setup setup = placed(R"(
        . . . . r . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        N . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .)");
    CHECK(reason(setup, {a4, b6}) == IllegalMove::does_not_answer_check);
}

TEST_CASE("3.9.2: en passant does not expose the own king either", "[rules][illegal_move]") {
    Setup setup = placed(R"(
        . . . . . . . k
        . . . . . . . .
        . . . . . . . .
        K . P p . . . r
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .)");
    setup.en_passant = d6;
    CHECK(reason(setup, {c5, d6}) == IllegalMove::leaves_king_in_check);
}

TEST_CASE("Castling is asked for by the king's castling square or by the rook's",
          "[rules][illegal_move]") {
    const Position position = position_of(with_both_rights(castling_pieces, Color::white));
    const Move kingside(e1, h1, MoveKind::castle);
    CHECK(*find_move(position, {e1, g1}) == kingside);
    CHECK(*find_move(position, {e1, h1}) == kingside);
    CHECK(*find_castling(position, Wing::kingside) == kingside);
    CHECK(*find_castling(position, Wing::queenside) == Move(e1, a1, MoveKind::castle));
}

TEST_CASE("Chess960: the king's step to the next square is a step, not castling",
          "[rules][illegal_move]") {
    Setup setup = placed(R"(
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . K . R)");
    const Position position = position_of(with_right(setup, Color::white, Wing::kingside, File::h));
    CHECK(*find_move(position, {f1, g1}) == Move(f1, g1));
    CHECK(*find_move(position, {f1, h1}) == Move(f1, h1, MoveKind::castle));
}

TEST_CASE("Chess960: the rook that leaves may uncover the king", "[rules][illegal_move]") {
    const Setup setup = placed(R"(
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        q R K . . . . .)");
    const Position position =
        position_of(with_right(setup, Color::white, Wing::queenside, File::b));
    CHECK(reason(position, {c1, b1}) == IllegalMove::castling_into_check);
}

}  // namespace adoube
