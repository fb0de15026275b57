#include "rules/square.h"

#include "support/catch.h"

namespace adoube {

using enum Square;

TEST_CASE("A square is made of its file and rank and gives them back", "[rules][square]") {
    CHECK(square_at(File::a, Rank::r1) == a1);
    CHECK(square_at(File::h, Rank::r1) == h1);
    CHECK(square_at(File::c, Rank::r7) == c7);
    CHECK(file_of(g5) == File::g);
    CHECK(rank_of(g5) == Rank::r5);
    CHECK(index_of(h8) == 63);
}

TEST_CASE("An offset ends on the board or nowhere", "[rules][square]") {
    CHECK(offset(b1, 1, 2) == c3);
    CHECK(offset(e4, -4, 4) == a8);
    CHECK(offset(e4, 0, 0) == e4);
    CHECK(offset(h4, 1, 0) == std::nullopt);
    CHECK(offset(a4, -1, 0) == std::nullopt);
    CHECK(offset(e8, 0, 1) == std::nullopt);
    CHECK(offset(e1, 0, -1) == std::nullopt);
}

TEST_CASE("Mirroring swaps the players' sides and keeps the file", "[rules][square]") {
    CHECK(mirrored(a1) == a8);
    CHECK(mirrored(e4) == e5);
    CHECK(mirrored(mirrored(g6)) == g6);
}

TEST_CASE("Each player counts the ranks from his own side", "[rules][square]") {
    CHECK(relative_rank(Color::white, Rank::r2) == Rank::r2);
    CHECK(relative_rank(Color::black, Rank::r2) == Rank::r7);
    CHECK(back_rank(Color::white) == Rank::r1);
    CHECK(back_rank(Color::black) == Rank::r8);
}

TEST_CASE("Forward is up for White and down for Black", "[rules][square]") {
    CHECK(in_front_of(Color::white, e4) == e5);
    CHECK(in_front_of(Color::black, e4) == e3);
    CHECK(behind(Color::white, e4) == e3);
    CHECK(behind(Color::black, e4) == e5);
}

}  // namespace adoube
