#include "arbiter/present/training_text.h"

#include <vector>

#include "support/catch.h"

using namespace adoube;
using namespace adoube::arbiter;
using Catch::Matchers::Contains;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;
using enum Square;

namespace {

const std::vector<MoveRequest> opening{{e2, e4}, {e7, e5}, {d2, d4}};

}  // namespace

TEST_CASE("A move is written by its squares and the letter of its new piece", "[present]") {
    CHECK(text_of({e2, e4}) == "e2e4");
    CHECK(text_of({a2, b1, PieceType::knight}) == "a2b1n");
}

TEST_CASE("Moves have the numbers of White's", "[present]") {
    CHECK(numbered_moves({}).empty());
    CHECK(numbered_moves(opening) == "1. e2e4 e7e5 2. d2d4\n");
}

TEST_CASE("A line of moves ends before it becomes too long to read", "[present]") {
    std::vector<MoveRequest> moves;
    for (int count = 0; count < 4; ++count) {
        const MoveRequest there_and_back[] = {{g1, f3}, {g8, f6}, {f3, g1}, {f6, g8}};
        moves.insert(moves.end(), std::begin(there_and_back), std::end(there_and_back));
    }
    CHECK(numbered_moves(moves) ==
          "1. g1f3 g8f6 2. f3g1 f6g8 3. g1f3 g8f6 4. f3g1 f6g8 5. g1f3 g8f6 6. f3g1 f6g8\n"
          "7. g1f3 g8f6 8. f3g1 f6g8\n");
}

TEST_CASE("A replay shows the board at the start and after each move", "[present]") {
    const std::string text = replay(opening, {.ascii = true});
    CHECK_THAT(text, StartsWith("   a  b  c  d  e  f  g  h \n8  r  n  b  q  k  b  n  r  8\n"));
    CHECK_THAT(text, Contains("\n1. e2e4\n   a "));
    CHECK_THAT(text, Contains("\n1... e7e5\n   a "));
    CHECK_THAT(text, Contains("\n2. d2d4\n   a "));
    CHECK_THAT(text, EndsWith("5  .  .  .  .  p  .  .  .  5\n"
                              "4  .  .  . [P] P  .  .  .  4\n"
                              "3  .  .  .  .  .  .  .  .  3\n"
                              "2  P  P  P [.] .  P  P  P  2\n"
                              "1  R  N  B  Q  K  B  N  R  1\n"
                              "   a  b  c  d  e  f  g  h \n"));
}
