#include "rules/legal_moves.h"

#include <algorithm>
#include <vector>

#include "support/catch.h"
#include "support/drawn.h"
#include "support/positions.h"

namespace adoube {

using enum Square;

TEST_CASE("The first move can be made in twenty ways", "[rules][legal_moves]") {
    CHECK(legal_moves(Position::initial()).size() == 20);
    CHECK(count_legal_moves(Position::initial()) == 20);
}

TEST_CASE("A pinned piece moves along the line of the pin only (3.1.3)", "[rules][legal_moves]") {
    const Position position = position_of(placed(R"(
        . . . . r . . k
        . . . . . . . .
        . . . . R . . .
        b . . . . . . .
        . . . . . . . .
        . . N . . . . .
        . . . . . . . .
        . . . . K . . .)"));
    CHECK(targets(position, e6) == Bitboard{e2, e3, e4, e5, e7, e8});
    CHECK(targets(position, c3).empty());
}

TEST_CASE("A pinned pawn may push along the pin and take the piece that pins",
          "[rules][legal_moves]") {
    const Position on_file = position_of(placed(R"(
        . . . . r . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . p . . . .
        . . . . P . . .
        . . . . K . . .)"));
    CHECK(targets(on_file, e2) == Bitboard{e3, e4});
    const Position on_diagonal = position_of(placed(R"(
        . . . . . . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . b .
        . . . . . P . .
        . . . . K . . .)"));
    CHECK(targets(on_diagonal, f2) == Bitboard{g3});
}

TEST_CASE("A check is answered by taking, stepping between or leaving (3.9.2)",
          "[rules][legal_moves]") {
    const Position position = position_of(placed(R"(
        . . . . r . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . . . B
        . . . . . . . .
        N . . . . . . .
        . . . . . . . .
        . . . . K . . .)"));
    CHECK(targets(position, h5) == Bitboard{e2, e8});
    CHECK(targets(position, a3).empty());
    CHECK(targets(position, e1) == Bitboard{d1, f1, d2, f2});
}

TEST_CASE("The king does not step back along a checking line", "[rules][legal_moves]") {
    const Position position = position_of(placed(R"(
        . . . . . . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        r . . . K . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .)"));
    CHECK(targets(position, e4) == Bitboard{d3, e3, f3, d5, e5, f5});
}

TEST_CASE("Only the king answers a double check", "[rules][legal_moves]") {
    const Position position = position_of(placed(R"(
        . . . . r . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . n . . . .
        . . R Q . . . .
        . . . . K . . .)"));
    const MoveList moves = legal_moves(position);
    CHECK(targets(position, e1) == Bitboard{d1, f1});
    CHECK(moves.size() == 2);
}

TEST_CASE("Two leapers that give check are a double check, reachable or not",
          "[rules][legal_moves]") {
    const Position position = position_of(placed(R"(
        . . . . . . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . n . n . .
        . . . . P . P .
        . . . . K . . .)"));
    CHECK(position.checkers().size() == 2);
    CHECK(targets(position, e2).empty());
    CHECK(targets(position, g2).empty());
}

TEST_CASE("A pawn steps once, twice from its own rank, and takes diagonally (3.7)",
          "[rules][legal_moves]") {
    const Position position = position_of(placed(R"(
        . . . . . . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . n . p . .
        p . P . P . . .
        . P . . . . P .
        . . . . K . . .)"));
    CHECK(targets(position, b2) == Bitboard{b3, b4, a3});
    CHECK(targets(position, e3) == Bitboard{e4, d4, f4});
    CHECK(targets(position, c3) == Bitboard{c4, d4});
    CHECK(lists(position, {g2, g4, MoveKind::double_step}));
}

TEST_CASE("A pawn does not jump over a piece", "[rules][legal_moves]") {
    const Position position = position_of(placed(R"(
        . . . . . . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . n . . . . .
        n . . . . . . .
        P . P . . . . .
        . . . . K . . .)"));
    CHECK(targets(position, a2).empty());
    CHECK(targets(position, c2) == Bitboard{c3});
}

TEST_CASE("A promotion is four moves, on every square of the last rank (3.7.3.3)",
          "[rules][legal_moves]") {
    const Position position = position_of(placed(R"(
        n . n . . . . k
        . P . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .)"));
    CHECK(legal_moves_from(position, b7).size() == 12);
    CHECK(lists(position, {b7, c8, MoveKind::promote_to_knight}));
    CHECK(lists(position, {b7, b8, MoveKind::promote_to_rook}));
}

TEST_CASE("Castling goes to the own rook's square", "[rules][legal_moves]") {
    Setup setup = placed(R"(
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        R . . . K . . R)");
    setup = with_right(setup, Color::white, Wing::kingside, File::h);
    setup = with_right(setup, Color::white, Wing::queenside, File::a);
    const Position position = position_of(setup);
    CHECK(lists(position, {e1, h1, MoveKind::castle}));
    CHECK(lists(position, {e1, a1, MoveKind::castle}));
    CHECK_FALSE(is_capture(position, {e1, a1, MoveKind::castle}));
}

TEST_CASE("An attack on the rook or on the square that only it crosses does not matter (3.8.2.2)",
          "[rules][legal_moves]") {
    const Setup setup = placed(R"(
        . r . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . b . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        R . . . K . . .)");
    CHECK(lists(position_of(with_right(setup, Color::white, Wing::queenside, File::a)),
                {e1, a1, MoveKind::castle}));
}

TEST_CASE("Chess960: an attack that the leaving rook uncovers forbids castling",
          "[rules][legal_moves]") {
    // On c1 the king would stand before the queen on a1: the rook from b1 goes to d1.
    const Setup setup = placed(R"(
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        q R K . . . . .)");
    CHECK_FALSE(lists(position_of(with_right(setup, Color::white, Wing::queenside, File::b)),
                      {c1, b1, MoveKind::castle}));
}

TEST_CASE("Chess960: a piece in the rook's way alone forbids castling", "[rules][legal_moves]") {
    const Setup setup = placed(R"(
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        R N K . . . . .)");
    CHECK_FALSE(lists(position_of(with_right(setup, Color::white, Wing::queenside, File::a)),
                      {c1, a1, MoveKind::castle}));
}

TEST_CASE("Mate is check without a move, stalemate no move without check (5.1.1, 5.2.1)",
          "[rules][legal_moves]") {
    const Position mate = position_of(placed(R"(
        . . . . . . . k
        . . . . . . Q .
        . . . . . . K .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .)",
                                             Color::black));
    CHECK(is_checkmate(mate));
    CHECK_FALSE(is_stalemate(mate));
    CHECK_FALSE(has_legal_move(mate));
    const Position stalemate = position_of(placed(R"(
        . . . . . . . k
        . . . . . Q . .
        . . . . . . K .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .)",
                                                  Color::black));
    CHECK(is_stalemate(stalemate));
    CHECK_FALSE(is_checkmate(stalemate));
}

TEST_CASE("The position with the most moves that a game can reach has 218",
          "[rules][legal_moves]") {
    CHECK(count_legal_moves(position_of(placed(R"(
        R . . . . . . R
        . . . Q . . . .
        . Q . . . . Q .
        . . . . Q . . .
        . . Q . . . . Q
        Q . . . . Q . .
        p p . Q . . . .
        k B N N . K B .)"))) == 218);
}

TEST_CASE("A move of another position is judged in this one", "[rules][legal_moves]") {
    const Position start = Position::initial();
    CHECK(is_legal(start, {e2, e4, MoveKind::double_step}));
    CHECK_FALSE(is_legal(start, {e2, e4}));
    CHECK_FALSE(is_legal(start, {e2, e4, MoveKind::promote_to_queen}));
    CHECK_FALSE(is_legal(start, {e7, e5, MoveKind::double_step}));
    CHECK_FALSE(is_legal(start, {e1, h1, MoveKind::castle}));
    CHECK_FALSE(is_legal(start, Move{}));
}

TEST_CASE("A pawn on the seventh does not promote by bits that name no kind",
          "[rules][legal_moves]") {
    const Position position = position_of(placed(R"(
        . . . . . . . .
        P . . . . . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .)"));
    const auto bits = Move(a7, a8, MoveKind::promote_to_queen).bits();
    CHECK(is_legal(position, Move::from_bits(bits)));
    CHECK_FALSE(is_legal(position, Move::from_bits(static_cast<std::uint16_t>(bits | 0x8000))));
}

TEST_CASE("Captures leave out quiet moves and lesser promotions", "[rules][legal_moves]") {
    const MoveList captures = legal_captures(position_of(with_en_passant(placed(R"(
        . . . . . . . k
        P . . . . . . .
        . . . . . . . .
        . . . p P . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . n
        . . . . K . . R)"),
                                                                         d6)));
    const std::vector<Move> listed(captures.begin(), captures.end());
    CHECK_THAT(
        listed,
        Catch::UnorderedEquals(std::vector<Move>{
            {a7, a8, MoveKind::promote_to_queen}, {e5, d6, MoveKind::en_passant}, {h1, h2}}));
}

}  // namespace adoube
