#include "rules/position.h"

#include "support/catch.h"
#include "support/drawn.h"
#include "support/positions.h"

namespace adoube {

using enum Square;

namespace {

constexpr Setup two_rooks_each = placed(R"(
    r . . . k . . r
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    R . . . K . . R)");

[[nodiscard]] Setup with_all_rights(Setup setup) {
    for (const Color color : all_colors) {
        setup.castling.grant(color, Wing::kingside, File::h);
        setup.castling.grant(color, Wing::queenside, File::a);
    }
    return setup;
}

[[nodiscard]] Setup with_counters(Setup setup, int halfmoves, int moves) {
    setup.halfmove_clock = halfmoves;
    setup.fullmove_number = moves;
    return setup;
}

// The same pieces as drawn, nothing asked of rights and counters.
[[nodiscard]] bool stands_as(const Position& position, const Setup& drawing) {
    return position.setup().board == drawing.board;
}

}  // namespace

TEST_CASE("The game begins with White to move and all rights (2.3)", "[rules][position]") {
    const Position start = Position::initial();
    CHECK(start.turn() == Color::white);
    CHECK(stands_as(start, placed(R"(
        r n b q k b n r
        p p p p p p p p
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        P P P P P P P P
        R N B Q K B N R)")));
    CHECK(start.castling_rook(Color::white, Wing::kingside) == h1);
    CHECK(start.castling_rook(Color::black, Wing::queenside) == a8);
    CHECK(start.halfmove_clock() == 0);
    CHECK(start.fullmove_number() == 1);
    CHECK(start.double_step_target() == std::nullopt);
    CHECK_FALSE(start.in_check());
}

TEST_CASE("A position tells what stands where", "[rules][position]") {
    const Position start = Position::initial();
    CHECK(start.piece_at(d8) == Piece{Color::black, PieceType::queen});
    CHECK(start.piece_at(e4) == std::nullopt);
    CHECK(start.type_at(g1) == PieceType::knight);
    CHECK(start.king(Color::black) == e8);
    CHECK(start.pieces(Color::white, PieceType::rook) == Bitboard{a1, h1});
    CHECK(start.occupied().size() == 32);
}

TEST_CASE("A set-up survives the way through a position", "[rules][position]") {
    Setup setup = with_counters(with_all_rights(two_rooks_each), 12, 34);
    CHECK(position_of(setup).setup() == setup);
    setup.halfmove_clock.reset();
    setup.fullmove_number.reset();
    CHECK(position_of(setup).setup() == setup);
}

TEST_CASE("Pieces that give check are the checkers (3.9.1)", "[rules][position]") {
    CHECK(position_of(placed(R"(
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . r . . .
        . . . . . . . .
        . . . n . . . .
        . . . . . . . .
        . . . . K . . .)"))
              .checkers() == Bitboard{e5, d3});
}

TEST_CASE("Only the single own piece before a slider is pinned", "[rules][position]") {
    const Position position = position_of(placed(R"(
        . . . . r . . k
        . . . . . . . .
        . . . . . . . .
        b . . . . . . .
        . . . . N . . q
        . . P . . . . .
        . . . B . . P .
        r . R . K . . .)"));
    // c3 and d2 stand both before the bishop, so that neither of them is bound.
    CHECK(position.pinned() == Bitboard{e4, c1});
    CHECK(position.checkers() == Bitboard{h4});
}

TEST_CASE("A quiet move leaves its square and counts", "[rules][position]") {
    const Position next = after_moves(Position::initial(), {{g1, f3}});
    CHECK(stands_as(next, placed(R"(
        r n b q k b n r
        p p p p p p p p
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . N . .
        P P P P P P P P
        R N B Q K B . R)")));
    CHECK(next.turn() == Color::black);
    CHECK(next.halfmove_clock() == 1);
    CHECK(next.fullmove_number() == 1);
    CHECK(after_moves(next, {{g8, f6}}).fullmove_number() == 2);
}

TEST_CASE("A capture takes the piece and restarts the clock", "[rules][position]") {
    const Setup before = with_counters(two_rooks_each, 40, 60);
    const Position next = after_moves(position_of(before), {{a1, a8}});
    CHECK(next.piece_at(a8) == Piece{Color::white, PieceType::rook});
    CHECK(next.piece_at(a1) == std::nullopt);
    CHECK(next.pieces(Color::black, PieceType::rook) == Bitboard{h8});
    CHECK(next.halfmove_clock() == 0);
    CHECK(next.in_check());
}

TEST_CASE("A pawn move restarts the clock", "[rules][position]") {
    const Position position = after_moves(Position::initial(), {{g1, f3}, {g8, f6}, {a2, a3}});
    CHECK(position.halfmove_clock() == 0);
}

TEST_CASE("A clock that is not known stays unknown until a pawn moves or something is taken",
          "[rules][position]") {
    const Position quiet = after_moves(position_of(two_rooks_each), {{a1, b1}});
    CHECK(quiet.halfmove_clock() == std::nullopt);
    CHECK(quiet.fullmove_number() == std::nullopt);
    CHECK(after_moves(quiet, {{h8, h1}}).halfmove_clock() == 0);
}

TEST_CASE("A full counter stays full", "[rules][position]") {
    const Setup setup = with_counters(two_rooks_each, 1'000'000, 1'000'000);
    const Position position = position_of(setup);
    const Position later = after_moves(position, {{a1, b1}, {a8, b8}});
    CHECK(later.halfmove_clock() == position.halfmove_clock());
    CHECK(later.fullmove_number() == position.fullmove_number());
}

TEST_CASE("Standard castling moves king and rook and ends both rights (3.8.2)",
          "[rules][position]") {
    const Position before = position_of(with_counters(with_all_rights(two_rooks_each), 3, 9));
    const Position kingside = after_moves(before, {{e1, g1}});
    CHECK(stands_as(kingside, placed(R"(
        r . . . k . . r
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        R . . . . R K .)")));
    CHECK_FALSE(kingside.castling().has_any(Color::white));
    CHECK(kingside.castling().has(Color::black, Wing::kingside));
    CHECK(kingside.halfmove_clock() == 4);

    const Position queenside = after_moves(before, {{a1, b1}, {e8, c8}});
    CHECK(stands_as(queenside, placed(R"(
        . . k r . . . r
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . R . . K . . R)")));
}

TEST_CASE("Chess960: king and rook change places when they castle", "[rules][position]") {
    Setup setup = placed(R"(
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . K R .)");
    setup.castling.grant(Color::white, Wing::kingside, File::g);
    CHECK(stands_as(after_moves(position_of(setup), {{f1, g1}}), placed(R"(
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . R K .)")));
}

TEST_CASE("Chess960: a king that is at home already lets only the rook move", "[rules][position]") {
    Setup setup = placed(R"(
        r . k . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .)",
                         Color::black);
    setup.castling.grant(Color::black, Wing::queenside, File::a);
    const Position next = after_moves(position_of(setup), {{c8, a8}});
    CHECK(next.piece_at(c8) == Piece{Color::black, PieceType::king});
    CHECK(next.piece_at(d8) == Piece{Color::black, PieceType::rook});
    CHECK(next.piece_at(a8) == std::nullopt);
    CHECK(next.castling().empty());
}

TEST_CASE("A king's move ends both rights, a rook's its own, a captured rook's too",
          "[rules][position]") {
    const Position before = position_of(with_all_rights(two_rooks_each));
    const Position king_moved = after_moves(before, {{e1, e2}});
    CHECK_FALSE(king_moved.castling().has_any(Color::white));
    CHECK(king_moved.castling().has(Color::black, Wing::queenside));

    const Position rook_takes_rook = after_moves(before, {{h1, h8}});
    CHECK_FALSE(rook_takes_rook.castling().has(Color::white, Wing::kingside));
    CHECK_FALSE(rook_takes_rook.castling().has(Color::black, Wing::kingside));
    CHECK(rook_takes_rook.castling().has(Color::white, Wing::queenside));
    CHECK(rook_takes_rook.castling().has(Color::black, Wing::queenside));
}

TEST_CASE("A pawn that reaches the last rank is exchanged (3.7.3.3)", "[rules][position]") {
    const Position before = position_of(placed(R"(
        . n . . . . . .
        P . . . . . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .)"));
    const Position knight = after_moves(before, {{a7, a8, PieceType::knight}});
    CHECK(knight.piece_at(a8) == Piece{Color::white, PieceType::knight});
    CHECK(knight.pieces(PieceType::pawn).empty());
    CHECK(knight.halfmove_clock() == 0);
    const Position queen = after_moves(before, {{a7, b8, PieceType::queen}});
    CHECK(queen.piece_at(b8) == Piece{Color::white, PieceType::queen});
    CHECK(queen.pieces(Color::black).size() == 1);
}

TEST_CASE("Counters do not matter to the key, all else does", "[rules][position]") {
    const Setup setup = with_all_rights(two_rooks_each);
    const Key key = position_of(setup).key();
    CHECK(position_of(with_counters(setup, 5, 80)).key() == key);

    Setup black_to_move = setup;
    black_to_move.turn = Color::black;
    CHECK(position_of(black_to_move).key() != key);

    Setup right_lost = setup;
    right_lost.castling.revoke(Color::black, Wing::queenside);
    CHECK(position_of(right_lost).key() != key);

    Setup rook_elsewhere = two_rooks_each;
    rook_elsewhere.clear(h8);
    rook_elsewhere.put({Color::black, PieceType::rook}, g8);
    CHECK(position_of(rook_elsewhere).key() != position_of(two_rooks_each).key());
}

TEST_CASE("Chess960: a right for another rook is another position", "[rules][position]") {
    Setup outer = placed(R"(
        . . k . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . K . . R R)");
    Setup inner = outer;
    outer.castling.grant(Color::white, Wing::kingside, File::h);
    inner.castling.grant(Color::white, Wing::kingside, File::g);
    CHECK(position_of(outer).key() != position_of(inner).key());
    CHECK_FALSE(position_of(outer).same_as(position_of(inner)));
}

TEST_CASE("Transpositions end in the same position", "[rules][position]") {
    const Position one = after_moves(Position::initial(), {{g1, f3}, {b8, c6}, {b1, c3}, {g8, f6}});
    const Position other =
        after_moves(Position::initial(), {{b1, c3}, {g8, f6}, {g1, f3}, {b8, c6}});
    CHECK(one.key() == other.key());
    CHECK(one.same_as(other));
}

TEST_CASE("Attackers see through pieces that are lifted", "[rules][position]") {
    const Position position = position_of(placed(R"(
        . . . . k . . .
        . . . . . . . .
        . . . . r . . .
        . . . . r . . .
        . . . . . . . .
        . . . n . . . .
        . . . . . . . .
        K . . . . . . .)"));
    CHECK(position.attackers(e1, Color::black, position.occupied()) == Bitboard{e5, d3});
    CHECK(position.attackers(e1, Color::black, position.occupied() ^ e5) == Bitboard{e6, d3});
    CHECK(position.attackers(b2, Color::white, position.occupied()) == Bitboard{a1});
}

TEST_CASE("A null move passes the turn and forgets en passant", "[rules][position]") {
    const Position before =
        after_moves(Position::initial(), {{e2, e4}, {a7, a6}, {e4, e5}, {d7, d5}});
    const Position passed = before.after_null_move();
    CHECK(passed.turn() == Color::black);
    CHECK(passed.en_passant_target() == std::nullopt);
    CHECK(passed.setup().board == before.setup().board);
    Setup fresh = passed.setup();
    CHECK(passed.key() == position_of(fresh).key());
}

}  // namespace adoube
