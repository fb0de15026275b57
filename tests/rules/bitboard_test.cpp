#include "rules/bitboard.h"

#include <vector>

#include "support/catch.h"
#include "support/drawn.h"

namespace adoube {

using enum Square;

TEST_CASE("A drawing is the set of its marked squares", "[rules][bitboard]") {
    CHECK(drawn(R"(
        x . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . x . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        x . . . . . . x)") == Bitboard{a1, h1, e5, a8});
}

TEST_CASE("A bitboard knows which squares it holds", "[rules][bitboard]") {
    const Bitboard corners{a1, h1, a8, h8};
    CHECK(corners.contains(h8));
    CHECK_FALSE(corners.contains(g8));
    CHECK(corners.size() == 4);
    CHECK(corners.any());
    CHECK(corners.more_than_one());
    CHECK_FALSE(Bitboard{e4}.more_than_one());
    CHECK_FALSE(Bitboard{}.more_than_one());
    CHECK(Bitboard{}.empty());
    CHECK(Bitboard::all().size() == 64);
}

TEST_CASE("Bitboards combine as sets", "[rules][bitboard]") {
    const Bitboard left{a1, b1};
    const Bitboard right{b1, c1};
    CHECK((left | right) == Bitboard{a1, b1, c1});
    CHECK((left & right) == Bitboard{b1});
    CHECK((left ^ right) == Bitboard{a1, c1});
    CHECK((left - right) == Bitboard{a1});
    CHECK(~(left | ~left) == Bitboard{});
}

TEST_CASE("Iteration visits every square once, from a1 to h8", "[rules][bitboard]") {
    const Bitboard board{h8, a1, d4, h1};
    std::vector<Square> visited;
    for (const Square square : board) visited.push_back(square);
    CHECK(visited == std::vector<Square>{a1, h1, d4, h8});
}

TEST_CASE("Popping takes the first square out", "[rules][bitboard]") {
    Bitboard board{c2, b7};
    CHECK(board.first() == c2);
    CHECK(board.last() == b7);
    CHECK(board.pop_first() == c2);
    CHECK(board == Bitboard{b7});
    CHECK(board.pop_first() == b7);
    CHECK(board.empty());
}

TEST_CASE("Files, ranks and colors of squares", "[rules][bitboard]") {
    CHECK(squares_of(File::b) == Bitboard{b1, b2, b3, b4, b5, b6, b7, b8});
    CHECK(squares_of(Rank::r3) == Bitboard{a3, b3, c3, d3, e3, f3, g3, h3});
    CHECK(light_squares.size() == 32);
    CHECK(light_squares.contains(e4));
    CHECK(dark_squares.contains(d4));
    CHECK((light_squares & dark_squares).empty());
}

TEST_CASE("What is shifted over the edge is gone", "[rules][bitboard]") {
    CHECK(towards_a({a4, b4}) == Bitboard{a4});
    CHECK(towards_h({g4, h4}) == Bitboard{h4});
    CHECK(forward(Color::white, {e4, e8}) == Bitboard{e5});
    CHECK(forward(Color::black, {e4, e1}) == Bitboard{e3});
}

}  // namespace adoube
