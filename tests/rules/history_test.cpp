#include "rules/history.h"

#include <initializer_list>

#include "support/catch.h"
#include "support/drawn.h"
#include "support/positions.h"

namespace adoube {

using enum Square;

namespace {

void play(History& history, std::initializer_list<MoveRequest> moves) {
    for (const MoveRequest& move : moves) history.push(after_moves(history.current(), {move}));
}

}  // namespace

TEST_CASE("The start counts as the first occurrence (9.2)", "[rules][history]") {
    History history(Position::initial());
    CHECK(history.occurrences() == 1);
    play(history, {{g1, f3}, {g8, f6}, {f3, g1}, {f6, g8}});
    CHECK(history.occurrences() == 2);
    play(history, {{g1, f3}, {g8, f6}, {f3, g1}, {f6, g8}});
    CHECK(history.occurrences() == 3);
}

TEST_CASE("A move can be asked how often its position will have occurred (9.2.1)",
          "[rules][history]") {
    History history(Position::initial());
    play(history, {{g1, f3}, {g8, f6}, {f3, g1}});
    CHECK(history.occurrences_with(after_moves(history.current(), {{f6, g8}})) == 2);
    CHECK(history.occurrences_with(after_moves(history.current(), {{f6, e4}})) == 1);
    CHECK(history.occurrences_with(after_moves(history.current(), {{e7, e5}})) == 1);
    CHECK(history.occurrences() == 1);
}

TEST_CASE("The same board with the other side to move is not the same position (9.2.3)",
          "[rules][history]") {
    History history(position_of(placed(R"(
        . . . . . . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        K R . . . . . .)")));
    // The rook comes back in three moves, Black's king in two.
    play(history, {{b1, c1}, {h8, h7}, {c1, d1}, {h7, h8}, {d1, b1}});
    CHECK(history.occurrences() == 1);
}

TEST_CASE("A lost castling right makes the first occurrence another position (9.2.3.2)",
          "[rules][history]") {
    Setup setup = placed(R"(
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        R . . . K . . .)");
    setup.castling.grant(Color::white, Wing::queenside, File::a);
    History history(position_of(setup));
    play(history, {{a1, a2}, {e8, e7}, {a2, a1}, {e7, e8}});
    CHECK(history.occurrences() == 1);
    play(history, {{a1, a2}, {e8, e7}, {a2, a1}, {e7, e8}});
    CHECK(history.occurrences() == 2);
}

TEST_CASE("A legal en passant capture makes the first occurrence another position (9.2.3.1)",
          "[rules][history]") {
    History history(after_moves(Position::initial(), {{e2, e4}, {a7, a6}, {e4, e5}, {d7, d5}}));
    play(history, {{g1, f3}, {g8, f6}, {f3, g1}, {f6, g8}});
    CHECK(history.occurrences() == 1);
    play(history, {{g1, f3}, {g8, f6}, {f3, g1}, {f6, g8}});
    CHECK(history.occurrences() == 2);
}

TEST_CASE("A double step that nobody can answer is the first occurrence", "[rules][history]") {
    History history(after_moves(Position::initial(), {{e2, e4}}));
    play(history, {{g8, f6}, {g1, f3}, {f6, g8}, {f3, g1}});
    CHECK(history.occurrences() == 2);
}

TEST_CASE("Counting works from a set-up whose clock is not known", "[rules][history]") {
    History history(position_of(placed(R"(
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        R . . . K . . .)")));
    play(history, {{a1, a2}, {e8, e7}, {a2, a1}, {e7, e8}});
    CHECK(history.occurrences() == 2);
}

}  // namespace adoube
