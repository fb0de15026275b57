// The exact analysis in a game: Articles 5.2.2 and 6.9 by proof, where that is asked for.
#include <string_view>

#include "game/judgement.h"
#include "notation/fen.h"
#include "support/catch.h"

namespace adoube::game {

namespace {

[[nodiscard]] Position read(std::string_view text) {
    const auto read = fen::read_position(text);
    REQUIRE(read);
    return read->position;
}

[[nodiscard]] Options with_exact(bool exact) {
    Options options;
    options.exact_dead_position = exact;
    return options;
}

constexpr auto wall = "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1";
constexpr auto queen_against_knight = "1n2k3/8/8/8/8/8/8/Q3K3 w - - 0 1";

}  // namespace

TEST_CASE("A closed wall of pawns ends the game if the exact analysis is on", "[game]") {
    CHECK(judge(read(wall), 1, with_exact(true)) == Outcome::draw(Reason::dead_position));
    CHECK(judge(read(wall), 1, with_exact(false)) == std::nullopt);
}

TEST_CASE("Too little material and stalemate go before a dead position", "[game]") {
    CHECK(judge(read("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), 1, with_exact(true)) ==
          Outcome::draw(Reason::insufficient_material));
    CHECK(judge(read("8/8/8/8/8/5kq1/8/7K w - - 0 1"), 1, with_exact(true)) ==
          Outcome::draw(Reason::stalemate));
}

TEST_CASE("A dead position goes before the fifth occurrence", "[game]") {
    CHECK(judge(read(wall), 5, with_exact(true)) == Outcome::draw(Reason::dead_position));
}

TEST_CASE("A knight cannot mate a king who has only a queen, which takes a proof", "[game]") {
    const Position position = read(queen_against_knight);
    CHECK(judge_time_up(position, Color::white, with_exact(true)) ==
          Outcome::draw(Reason::timeout_vs_insufficient));
    CHECK(judge_time_up(position, Color::white, with_exact(false)) ==
          Outcome::won_by(Color::black, Reason::time_loss));
}

TEST_CASE("A flag loses to a knight if there is a rook to stand in the way", "[game]") {
    CHECK(judge_time_up(read("1n2k3/8/8/8/8/8/8/R3K3 w - - 0 1"), Color::white, with_exact(true)) ==
          Outcome::won_by(Color::black, Reason::time_loss));
}

}  // namespace adoube::game
