#include "arbiter/match/match_pgn.h"

#include "notation/pgn_writer.h"
#include "support/catch.h"

namespace adoube::arbiter {
namespace {

using namespace std::chrono_literals;

[[nodiscard]] Assessment said(int centipawns, int depth) {
    Assessment assessment;
    assessment.centipawns = centipawns;
    assessment.depth = depth;
    return assessment;
}

[[nodiscard]] GameRecord fools_mate() {
    GameRecord record;
    record.pairing = {3, 2, 0, 1, 0, 0};
    record.names = {"A \"quoted\"", "B"};
    record.time = {game::TimeControl::fischer(10s, 100ms), game::TimeControl::per_move(1s)};
    record.moves = {{Square::f2, Square::f3},
                    {Square::e7, Square::e5, MoveKind::double_step},
                    {Square::g2, Square::g4, MoveKind::double_step},
                    {Square::d8, Square::h4}};
    record.opening_plies = 1;
    Assessment mate;
    mate.mate = 1;
    mate.depth = 2;
    record.thoughts = {{said(-31, 12), 450ms}, {said(5, 1), 1ms}, {mate, 12'345ms}};
    record.conclusion.outcome = game::Outcome::won_by(Color::black, game::Reason::checkmate);
    record.started = std::chrono::sys_days{2024y / 2 / 29} + 23h + 59min + 58s;
    record.ended = record.started + 5s;
    return record;
}

}  // namespace

TEST_CASE("A game of a match is written with all that is known", "[arbiter][pgn]") {
    const std::string text = pgn::write(to_pgn(fools_mate(), {"Event", "Here"}));
    for (const auto* const line :
         {"[Event \"Event\"]", "[Site \"Here\"]", "[Date \"2024.02.29\"]", "[Round \"2\"]",
          "[White \"A \\\"quoted\\\"\"]", "[Black \"B\"]", "[Result \"0-1\"]",
          "[WhiteTimeControl \"10+0.1\"]", "[BlackTimeControl \"1/1\"]", "[Termination \"normal\"]",
          "[ResultReason \"checkmate\"]", "[PlyCount \"4\"]",
          "[GameStartTime \"2024-02-29T23:59:58Z\"]", "[GameEndTime \"2024-03-01T00:00:03Z\"]",
          "[GameDuration \"00:00:05\"]", "f3 {book}", "{-0.31/12 0.450s}", "Black mates}"}) {
        CAPTURE(line);
        CHECK(text.find(line) != std::string::npos);
    }
}

TEST_CASE("A comment tells score, depth and time", "[arbiter][pgn]") {
    const PgnStyle style;
    CHECK(comment_of({said(31, 12), 450ms}, style) == "+0.31/12 0.450s");
    CHECK(comment_of({said(-5, 1), 1500us}, style) == "-0.05/1 0.001s");
    CHECK(comment_of({{}, 61s}, style) == "61.000s");
    Assessment mate;
    mate.mate = 3;
    CHECK(comment_of({mate, 0ms}, style) == "+M5/0 0.000s");
    mate.mate = -2;
    CHECK(comment_of({mate, 0ms}, style) == "-M4/0 0.000s");
}

TEST_CASE("In the minimal form there are the roster and the moves", "[arbiter][pgn]") {
    PgnStyle style;
    style.notes = PgnNotes::minimal;
    const std::string text = pgn::write(to_pgn(fools_mate(), style));
    CHECK(text.find('{') == std::string::npos);
    CHECK(text.find("PlyCount") == std::string::npos);
}

}  // namespace adoube::arbiter
