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
          "[GameDuration \"00:00:05\"]", "f3 {book}", "{-0.31/12 0.450000s}", "Black mates}"}) {
        CAPTURE(line);
        CHECK(text.find(line) != std::string::npos);
    }
}

TEST_CASE("A comment tells score, depth and time", "[arbiter][pgn]") {
    const PgnStyle style;
    CHECK(comment_of({said(31, 12), 450ms}, style) == "+0.31/12 0.450000s");
    CHECK(comment_of({said(-5, 1), 1500us}, style) == "-0.05/1 0.001500s");
    CHECK(comment_of({{}, 61s}, style) == "61.000000s");
    Assessment mate;
    mate.mate = 3;
    CHECK(comment_of({mate, 0ms}, style) == "+M5/0 0.000000s");
    mate.mate = -2;
    CHECK(comment_of({mate, 0ms}, style) == "-M4/0 0.000000s");
}

TEST_CASE("A comment tells what else is wanted and known", "[arbiter][pgn]") {
    PgnStyle style;
    style.fields = {true, true, true, true, true, true, true, true};
    Assessment full = said(31, 12);
    full.nodes = 1000;
    full.selective_depth = 15;
    full.nodes_per_second = 2000;
    full.hash_full = 7;
    full.tablebase_hits = 3;
    full.time = 440ms;
    full.line = "e2e4 e7e5";
    full.remarks = {"info string a \"b\""};
    CHECK(comment_of({full, 450ms, 9550ms}, style) ==
          "+0.31/12 0.450000s, tl=9.550s, latency=0.010s, n=1000, sd=15, nps=2000, hashfull=7, "
          "tbhits=3, pv=\"e2e4 e7e5\", line=\"info string a ?b?\"");
    CHECK(comment_of({said(31, 12), 450ms}, style) == "+0.31/12 0.450000s");
}

TEST_CASE("The last position is a line of EPD", "[arbiter][pgn]") {
    CHECK(last_position_line(fools_mate()) ==
          "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - hmvc 1; fmvn 3; c0 "
          "\"0-1\";\n");
}

TEST_CASE("Termination has the words of the program that is stood in for", "[arbiter][pgn]") {
    const auto termination = [](game::Reason reason, ConsoleFormat format) {
        return termination_of({game::Outcome::won_by(Color::white, reason)}, format);
    };
    using game::Reason;
    CHECK(termination(Reason::illegal_move, ConsoleFormat::own) == "rules infraction");
    CHECK(termination(Reason::illegal_move, ConsoleFormat::fastchess) == "illegal move");
    CHECK(termination(Reason::stall, ConsoleFormat::fastchess) == "abandoned");
    CHECK(termination(Reason::stall, ConsoleFormat::cutechess) == "stalled connection");
    CHECK(termination(Reason::checkmate, ConsoleFormat::cutechess).empty());
    CHECK(termination(Reason::checkmate, ConsoleFormat::fastchess) == "normal");
    CHECK(termination_of({}, ConsoleFormat::cutechess) == "unterminated");
}

TEST_CASE("In the minimal form there are the roster and the moves", "[arbiter][pgn]") {
    PgnStyle style;
    style.notes = PgnNotes::minimal;
    const std::string text = pgn::write(to_pgn(fools_mate(), style));
    CHECK(text.find('{') == std::string::npos);
    CHECK(text.find("PlyCount") == std::string::npos);
}

}  // namespace adoube::arbiter
