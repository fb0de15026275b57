#include "arbiter/audit/mating_text.h"

#include "arbiter/audit/lines.h"
#include "arbiter/audit/status_text.h"

namespace adoube::arbiter::audit {

namespace {

constexpr std::string_view closed_wall = "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1";
constexpr std::string_view only_move = "r7/K1k5/8/8/8/8/8/8 w - - 0 1";
// Back-rank mate in one, the only one that White has: Ra8.
constexpr std::string_view one_move = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 30";

[[nodiscard]] Status explained(const Line& line) {
    return status_of(line, {game::DrawMode::fide, true, true});
}

[[nodiscard]] mating::Verdict verdict_on(std::string_view fen, Color color) {
    return mating::can_mate(line_from(fen).position(), color, 10'000);
}

}  // namespace

TEST_CASE("A proof has words for each of its kinds", "[arbiter][audit]") {
    CHECK(describe(verdict_on(queen_against_knight, Color::black)).starts_with("no placement"));
    CHECK(describe(verdict_on(closed_wall, Color::white)).starts_with("on the squares that each"));
    CHECK(describe(verdict_on(only_move, Color::black)).starts_with("every position that can"));
    CHECK(describe(verdict_on("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Color::white)) ==
          "the game is over, and not by that mate");
    CHECK(describe(verdict_on("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", Color::white)) ==
          "the mate is on the board");
}

TEST_CASE("A helpmate is written as moves that end with the mate", "[arbiter][audit]") {
    const Position position = line_from(one_move).position();
    const auto words = helpmate_in_san(position, verdict_on(one_move, Color::white));
    REQUIRE_FALSE(words.empty());
    CHECK(words.back().ends_with('#'));
}

TEST_CASE("An answer that the budget left open says so", "[arbiter][audit]") {
    const auto bishop = line_from("4k3/7p/8/8/8/8/8/2B1K3 w - - 0 1");
    const auto verdict = mating::can_mate(bishop.position(), Color::white, 10);
    CHECK(name_of(verdict.answer) == "unknown");
    CHECK(describe(verdict).starts_with("not decided after"));
}

TEST_CASE("The status explains both colors on request only", "[arbiter][audit]") {
    const Line line = line_from(queen_against_knight);
    const std::string text = as_text(line, explained(line), std::nullopt);
    CHECK(text.find("proof         Black cannot mate: no placement") != std::string::npos);
    CHECK(text.find("proof         White can mate: a series of") != std::string::npos);
    CHECK(text.find("helpmate      1.") != std::string::npos);
    CHECK_FALSE(status_of(line, {game::DrawMode::fide, true}).mating);
}

TEST_CASE("Nothing is proved of a position that is ambiguous", "[arbiter][audit]") {
    const Line line(start_from("4k3/8/8/8/8/8/8/R3K3", fen::Strictness::lenient));
    CHECK_FALSE(explained(line).mating);
}

}  // namespace adoube::arbiter::audit
