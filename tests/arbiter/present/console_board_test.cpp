#include "arbiter/present/console_board.h"

#include "rules/chess960.h"
#include "support/catch.h"

using namespace adoube;
using namespace adoube::arbiter;

namespace {

const Setup start = chess960_setup(standard_start_number);

}  // namespace

TEST_CASE("A board is drawn with coordinates, White below", "[present]") {
    CHECK(draw_board(start, {.ascii = true}) ==
          "   a  b  c  d  e  f  g  h \n"
          "8  r  n  b  q  k  b  n  r  8\n"
          "7  p  p  p  p  p  p  p  p  7\n"
          "6  .  .  .  .  .  .  .  .  6\n"
          "5  .  .  .  .  .  .  .  .  5\n"
          "4  .  .  .  .  .  .  .  .  4\n"
          "3  .  .  .  .  .  .  .  .  3\n"
          "2  P  P  P  P  P  P  P  P  2\n"
          "1  R  N  B  Q  K  B  N  R  1\n"
          "   a  b  c  d  e  f  g  h \n");
}

TEST_CASE("A board turns for Black", "[present]") {
    const std::string board = draw_board(start, {.ascii = true}, {}, Color::black);
    CHECK(
        board.starts_with("   h  g  f  e  d  c  b  a \n"
                          "1  R  N  B  K  Q  B  N  R  1\n"));
}

TEST_CASE("Squares of the last move stand out", "[present]") {
    using enum Square;
    const std::string board = draw_board(start, {.ascii = true}, Bitboard{e2, e4});
    CHECK(board.find("4  .  .  .  . [.] .  .  .  4") != std::string::npos);
    CHECK(board.find("2  P  P  P  P [P] P  P  P  2") != std::string::npos);
}

TEST_CASE("Pieces are Unicode's unless letters are asked for", "[present]") {
    const std::vector types{PieceType::queen, PieceType::knight};
    CHECK(draw_pieces(types, Color::white, {}) == "♕♘");
    CHECK(draw_pieces(types, Color::black, {}) == "♛♞");
    CHECK(draw_pieces(types, Color::black, {.ascii = true}) == "qn");
}

TEST_CASE("Colors are set only where they are asked for, and ended", "[present]") {
    CHECK(draw_board(start, {}).find('\x1b') == std::string::npos);
    const std::string board = draw_board(start, {.ascii = true, .colors = true});
    CHECK(board.find("\x1b[0m 8\n") != std::string::npos);
}
