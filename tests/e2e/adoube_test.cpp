// Conversations with the real program through real pipes, after what GUIs say and need.
#include <algorithm>

#include "engine_session.h"
#include "notation/uci_move.h"
#include "support/catch.h"
#include "uci/message.h"

using namespace adoube;

namespace {

constexpr auto mated = "position fen 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1";
constexpr auto stalemated = "position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";

}  // namespace

TEST_CASE("The engine introduces itself, as often as it is asked", "[e2e][adoube]") {
    ProgramSession engine(program);
    for (int time = 0; time < 2; ++time) {
        engine.send("uci");
        const auto lines = engine.read_until("uciok");
        CHECK(any_begins(lines, "id name Adoube"));
        CHECK(any_begins(lines, "id author "));
        CHECK(any_begins(lines, "option name Hash type spin default 16 min 1"));
        CHECK(any_begins(lines, "option name UCI_Chess960 type check default false"));
        for (const std::string& line : lines) CHECK(uci::parse_message(line));
    }
    engine.send("quit");
    CHECK(engine.wait_for_exit() == 0);
}

TEST_CASE("Lines may have any white space and unknown words in front", "[e2e][adoube]") {
    ProgramSession engine(program);
    engine.send_raw("\t  isready \r\n");
    CHECK(engine.read_line() == "readyok");
    engine.send("joho isready");
    CHECK(engine.read_line() == "readyok");
    engine.send_raw("\r\n   \r\nstop\r\nponderhit\r\n# go infinite\r\n");
    CHECK(keeps_silent_about(engine, "bestmove"));
    engine.send_raw("position startpos\r\ngo depth 2\r\n");
    CHECK(best_move(engine).size() == 4);
    engine.send_raw("isready\r");
    CHECK(engine.read_line() == "readyok");
}

TEST_CASE("A search is heard, is complete and can be stopped", "[e2e][adoube]") {
    ProgramSession engine(program);
    engine.send("position startpos moves e2e4 e7e5");
    engine.send("go infinite");
    const std::string info = engine.read_until("info depth 3").back();
    for (const auto* const word : {" seldepth ", " multipv 1", " score ", " nodes ", " nps ",
                                   " hashfull ", " time ", " pv "})
        CHECK(info.find(word) != std::string::npos);
    CHECK(is_ready(engine));
    // None of these is due now; none of them may keep the engine from hearing the stop.
    engine.send("go depth 1");
    engine.send("setoption name Hash value 2");
    engine.send("ucinewgame");
    engine.send("position startpos");
    CHECK(keeps_silent_about(engine, "bestmove"));
    engine.send("stop");
    const std::string move = best_move(engine);
    CHECK(uci_move::parse(move));
    CHECK(keeps_silent_about(engine, "bestmove"));
}

TEST_CASE("No clock, no time and no depth are answered at once", "[e2e][adoube]") {
    ProgramSession engine(program);
    engine.send("position startpos");
    for (const auto* const go :
         {"go wtime 0 btime 0", "go wtime -500 btime -500", "go movetime 0", "go depth 0",
          "go nodes 0", "go mate 0", "go movestogo -1 wtime 10", "go btime 10",
          "go winc 5 wtime 1 binc 5 btime 1", "go depth 1 nodes abc", "go nodes 500"}) {
        CAPTURE(go);
        engine.send(go);
        CHECK(uci_move::parse(best_move(engine)));
    }
}

TEST_CASE("Where there is no move the answer says so", "[e2e][adoube]") {
    ProgramSession engine(program);
    engine.send(mated);
    engine.send("go movetime 50");
    CHECK(any_begins(engine.read_until("bestmove 0000"), "info depth 0 score mate 0"));
    engine.send(stalemated);
    engine.send("go wtime 1000 btime 1000");
    CHECK(any_begins(engine.read_until("bestmove 0000"), "info depth 0 score cp 0"));
}

TEST_CASE("Infinite and ponder wait, even when there is nothing to find", "[e2e][adoube]") {
    ProgramSession engine(program);
    engine.send(mated);
    engine.send("go infinite");
    CHECK(keeps_silent_about(engine, "bestmove"));
    engine.send("stop");
    CHECK(best_move(engine) == "0000");

    // The only legal move, and a mate at that.
    engine.send("position startpos moves f2f3 e7e5 g2g4");
    engine.send("go ponder wtime 10 btime 10 depth 2");
    CHECK(keeps_silent_about(engine, "bestmove"));
    engine.send("ponderhit");
    CHECK(best_move(engine) == "d8h4");
    engine.send("go ponder wtime 10 btime 10");
    CHECK(keeps_silent_about(engine, "bestmove"));
    engine.send("stop");
    CHECK(best_move(engine) == "d8h4");
}

TEST_CASE("A bad position leaves the good one in force", "[e2e][adoube]") {
    ProgramSession engine(program);
    engine.send("position fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    for (const auto* const bad :
         {"position startpos moves e2e4 e2e4", "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
          "position fen", "position", "position fen 4k3/8/8/8/8/8/8/4K2Q b - - 0 1 moves e8",
          "position fen rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"}) {
        CAPTURE(bad);
        engine.send(bad);
        CHECK(any_begins(engine.read_until("info string error"), "info string error"));
    }
    engine.send("d");
    CHECK(engine.read_until("Fen:").back() == "Fen: 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
}

TEST_CASE("What is not understood is repeated so that GUIs can show it", "[e2e][adoube]") {
    ProgramSession engine(program);
    const std::string long_text(1'000'000, 'x');
    for (const auto& line :
         {long_text, "position fen " + long_text, "position startpos moves " + long_text,
          "setoption name " + long_text, "setoption name Hash value " + long_text,
          "setoption name SyzygyPath value " + long_text, "bench " + long_text,
          std::string("a\0b\x1b\xff", 5)}) {
        CAPTURE(line.substr(0, 40));
        engine.send(line);
        engine.send("isready");
        const auto answers = engine.read_until("readyok");
        REQUIRE(answers.size() == 2);
        CHECK(answers.front().starts_with("info string error"));
        CHECK(answers.front().size() < 500);
    }
    engine.send_raw(std::string_view("isready\0\n", 9));
    CHECK(engine.read_until("info string error").back() ==
          "info string error unknown command: isready?, and expected a command of UCI");
}

TEST_CASE("searchmoves restricts the choice wherever it stands", "[e2e][adoube]") {
    ProgramSession engine(program);
    engine.send("position startpos");
    engine.send("go searchmoves a2a3 e2e5 depth 4");
    CHECK(best_move(engine) == "a2a3");
    engine.send("go depth 3 searchmoves h2h4");
    CHECK(best_move(engine) == "h2h4");
    engine.send("go depth 2 searchmoves 0000");
    CHECK(uci_move::parse(best_move(engine)));
}

TEST_CASE("Several lines come whole, in order, at one depth", "[e2e][adoube]") {
    ProgramSession engine(program);
    engine.send("setoption name MultiPV value 3");
    engine.send("position startpos");
    engine.send("go depth 4");
    std::vector<int> ranks;
    for (const std::string& line : engine.read_until("bestmove")) {
        const auto message = uci::parse_message(line);
        const auto* const info = message ? std::get_if<uci::Info>(&*message) : nullptr;
        if (info != nullptr && info->depth == 4 && info->pv) ranks.push_back(*info->multi_pv);
    }
    CHECK(ranks == std::vector<int>{1, 2, 3});
}

TEST_CASE("Both ways to write castling are read in both variants", "[e2e][adoube]") {
    ProgramSession engine(program);
    const std::string start = "position fen r3k2r/8/8/8/8/8/8/R3K2R w ";
    for (const bool chess960 : {false, true}) {
        engine.send(std::string("setoption name UCI_Chess960 value ") +
                    (chess960 ? "true" : "false"));
        for (const auto* const rights : {"KQkq", "HAha"})
            for (const auto* const move : {"e1g1", "e1h1"}) {
                engine.send(start + rights + " - 0 1 moves " + move);
                engine.send("d");
                const std::string fen = engine.read_until("Fen:").back();
                CHECK(fen.starts_with("Fen: r3k2r/8/8/8/8/8/8/R4RK1 b "));
            }
        // Castling is the only move that is searched, and written as the variant asks.
        engine.send(start + "KQkq - 0 1");
        engine.send("go depth 2 searchmoves e1g1");
        CHECK(best_move(engine) == (chess960 ? "e1h1" : "e1g1"));
    }
}

TEST_CASE("A long game is one line", "[e2e][adoube]") {
    ProgramSession engine(program);
    std::string line = "position startpos moves";
    for (int round = 0; round < 500; ++round) line += " g1f3 g8f6 f3g1 f6g8";
    engine.send(line);
    engine.send("go depth 2");
    CHECK(uci_move::parse(best_move(engine)));
}

TEST_CASE("Mates are announced in moves", "[e2e][adoube]") {
    ProgramSession engine(program);
    engine.send("position fen 7k/8/8/8/8/8/R7/1R4K1 w - - 0 1");
    engine.send("go mate 2");
    const auto lines = engine.read_until("bestmove");
    CHECK(lines[lines.size() - 2].find(" score mate 2 ") != std::string::npos);
}

// Without a limit of its own it would go on for ever.
TEST_CASE("A mate that is not there is not looked for for ever", "[e2e][adoube]") {
    ProgramSession engine(program);
    engine.send("position startpos");
    engine.send("go mate 2");
    CHECK(uci_move::parse(best_move(engine)));
}

TEST_CASE("Every stop is answered once, however early it comes", "[e2e][adoube]") {
    ProgramSession engine(program);
    engine.send("position startpos");
    for (int round = 0; round < 50; ++round) {
        engine.send("go infinite");
        engine.send("stop");
        engine.send("isready");
        const auto lines = engine.read_until("bestmove");
        CHECK(std::count_if(lines.begin(), lines.end(),
                            [](const auto& line) { return line.starts_with("bestmove"); }) == 1);
    }
    engine.send("stop");
    CHECK(keeps_silent_about(engine, "bestmove"));
}

TEST_CASE("A new search may be asked for in one breath with the stop of the old", "[e2e][adoube]") {
    ProgramSession engine(program);
    for (int round = 0; round < 20; ++round) {
        engine.send_raw(
            "position startpos\ngo infinite\nstop\n"
            "position startpos moves e2e4\nisready\ngo depth 1\n");
        engine.read_until("bestmove");
        const auto second = engine.read_until("bestmove");
        CHECK_FALSE(any_begins(second, "info string error"));
    }
}

TEST_CASE("Counters of a FEN may be missing, and words of go unknown", "[e2e][adoube]") {
    ProgramSession engine(program);
    engine.send("register later");
    engine.read_until("registration ok");
    engine.send("debug on");
    engine.send("position fen 4k3/4P3/8/8/8/8/8/4K3 b - -");
    engine.send("go depth abc movetime 1 nonsense depth 2");
    CHECK(best_move(engine) == "e8e7");
    engine.send("position fen 8/P6k/8/8/8/8/8/K7 w - - moves a7a8Q");
    engine.send("d");
    CHECK(engine.read_until("Fen:").back().starts_with("Fen: Q7/7k/8/8/8/8/8/K7 b"));
    // Every limit holds, and the first that is reached ends the search.
    engine.send("go depth 3 nodes 100000000 movetime 100000 wtime 900000 btime 900000");
    CHECK(uci_move::parse(best_move(engine)));
    engine.send("go depth 100 nodes 2000 mate 30");
    CHECK(uci_move::parse(best_move(engine)));
}

TEST_CASE("Counting moves prints no best move", "[e2e][adoube]") {
    ProgramSession engine(program);
    engine.send("position startpos");
    engine.send("go perft 3");
    const auto lines = engine.read_until("Nodes searched:");
    CHECK(lines.front() == "a2a3: 380");
    CHECK(std::find(lines.begin(), lines.end(), "e2e4: 600") != lines.end());
    CHECK(lines.back() == "Nodes searched: 8902");
    CHECK(keeps_silent_about(engine, "bestmove"));
}

TEST_CASE("The end of the input ends the engine, whatever it does", "[e2e][adoube]") {
    for (const auto* const work : {"isready", "go infinite", "go ponder", "go perft 30", "bench"}) {
        CAPTURE(work);
        ProgramSession by_end(program);
        by_end.send(work);
        by_end.close_input();
        CHECK(by_end.wait_for_exit() == 0);
        ProgramSession by_quit(program);
        by_quit.send(work);
        by_quit.send("quit");
        CHECK(by_quit.wait_for_exit() == 0);
    }
}

TEST_CASE("Arguments are commands", "[e2e][adoube]") {
    ProgramSession quoted(program, {"position startpos moves e2e4", "go perft 1"});
    CHECK(quoted.read_until("Nodes searched:").back() == "Nodes searched: 20");
    CHECK(quoted.wait_for_exit() == 0);
    ProgramSession words(program, {"position", "startpos", "go", "depth", "2"});
    CHECK(words.read_until("bestmove").size() >= 2);
    CHECK(words.wait_for_exit() == 0);
    ProgramSession unknown(program, {"nonsense"});
    CHECK(unknown.wait_for_exit() == 2);
    ProgramSession bad(program, {"position fen nonsense", "d"});
    CHECK(bad.wait_for_exit() == 2);
}
