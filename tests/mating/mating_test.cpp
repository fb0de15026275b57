// The question as a whole: answers that the Laws or published examples give, and lines that are
// played out to the mate.
#include "mating/mating.h"

#include <string_view>

#include "lines.h"
#include "notation/fen.h"
#include "support/catch.h"

namespace adoube::mating {

namespace {

[[nodiscard]] Position read(std::string_view text) {
    const auto read = fen::read_position(text, Variant::standard, fen::Strictness::lenient);
    REQUIRE(read);
    return read->position;
}

[[nodiscard]] bool can(std::string_view text, Color color) {
    const Position position = read(text);
    const Verdict verdict = can_mate(position, color, 100'000);
    REQUIRE(verdict.answer == Answer::can);
    return mates(position, verdict.helpmate, color);
}

[[nodiscard]] std::optional<Proof> cannot(std::string_view text, Color color) {
    const Verdict verdict = can_mate(read(text), color, 100'000);
    REQUIRE(verdict.answer == Answer::cannot);
    return verdict.proof;
}

}  // namespace

TEST_CASE("A mate on the board needs no more moves", "[mating]") {
    const auto fools_mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    CHECK(can(fools_mate, Color::black));
    CHECK(cannot(fools_mate, Color::white) == Proof::game_over);
}

TEST_CASE("After a stalemate nobody can mate", "[mating]") {
    CHECK(cannot("8/8/8/8/8/5kq1/8/7K w - - 0 1", Color::black) == Proof::game_over);
    CHECK(cannot("8/8/8/8/8/5kq1/8/7K w - - 0 1", Color::white) == Proof::game_over);
}

TEST_CASE("A bare king cannot mate", "[mating]") {
    CHECK(cannot("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", Color::black) == Proof::material);
}

TEST_CASE("A knight needs a man of the other color that is no queen", "[mating]") {
    CHECK(cannot("1n2k3/8/8/8/8/8/8/Q3K3 w - - 0 1", Color::black) == Proof::material);
    CHECK(can("1n2k3/8/8/8/8/8/8/R3K3 w - - 0 1", Color::black));
    CHECK(can("4k1n1/8/8/8/8/8/8/1N2K3 w - - 0 1", Color::white));
}

TEST_CASE("A bishop needs a knight, a pawn or a bishop of the other squares", "[mating]") {
    CHECK(cannot("3rk3/8/8/8/8/8/8/2B1K3 w - - 0 1", Color::white) == Proof::material);
    CHECK(cannot("8/6k1/8/8/4B3/3B4/8/1K6 w - - 0 1", Color::white) == Proof::material);
    CHECK(can("4k3/7p/8/8/8/8/8/2B1K3 w - - 0 1", Color::white));
    CHECK(can("8/8/8/4k3/4b3/3K4/8/2B5 w - - 0 1", Color::white));
}

TEST_CASE("Two knights can mate with help", "[mating]") {
    CHECK(can("nn2k3/8/8/8/8/8/8/4K3 w - - 0 1", Color::black));
}

TEST_CASE("A closed wall of pawns lets nobody through", "[mating]") {
    const auto wall = "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1";
    CHECK(cannot(wall, Color::black) == Proof::walls);
    CHECK(cannot(wall, Color::white) == Proof::walls);
    CHECK(is_dead(read(wall)));
}

TEST_CASE("A knight jumps over the wall", "[mating]") {
    CHECK(can("4k3/8/8/8/1p1p1p1p/1P1P1P1P/8/4K2N w - - 0 1", Color::white));
}

TEST_CASE("A rook that must be taken mates nobody", "[mating]") {
    CHECK(cannot("r7/K1k5/8/8/8/8/8/8 w - - 0 1", Color::black) == Proof::exhausted);
}

TEST_CASE("A forced line into a dead position is seen within the budget of a move", "[mating]") {
    CHECK(is_dead(read("r7/K1k5/8/8/8/8/8/8 w - - 0 1")));
}

TEST_CASE("A budget that is too small leaves the answer open", "[mating]") {
    const Position position = read("4k3/7p/8/8/8/8/8/2B1K3 w - - 0 1");
    CHECK(can_mate(position, Color::white, 10).answer == Answer::unknown);
}

TEST_CASE("The start is alive", "[mating]") {
    CHECK(life_of(Position::initial(), full_budget) == Life::alive);
    CHECK_FALSE(is_dead(Position::initial()));
}

}  // namespace adoube::mating
