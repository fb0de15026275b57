// Options of the engine in conversations through real pipes: what they change, and what is refused.
#include <algorithm>
#include <cstdlib>

#include "engine_session.h"
#include "notation/uci_move.h"
#include "support/catch.h"
#include "uci/message.h"

using namespace adoube;

TEST_CASE("Options out of range are ignored", "[e2e][adoube]") {
    ProgramSession engine(program);
    for (const auto* const bad :
         {"setoption name Hash value 99999999", "setoption name Hash value -5",
          "setoption name Threads value many", "setoption name UCI_Chess960 value yes",
          "setoption name No Such Thing value 1", "setoption"}) {
        CAPTURE(bad);
        engine.send(bad);
        engine.read_until("info string error");
    }
    engine.send("setoption name hash value 4");
    engine.send("setoption name CLEAR HASH");
    CHECK(keeps_silent_about(engine, "info string"));
}

TEST_CASE("Expected results are shown to those who ask", "[e2e][adoube]") {
    ProgramSession engine(program);
    engine.send("position startpos");
    engine.send("go depth 3");
    for (const std::string& line : engine.read_until("bestmove"))
        CHECK(line.find(" wdl ") == std::string::npos);
    engine.send("setoption name UCI_ShowWDL value true");
    engine.send("go depth 3");
    const auto lines = engine.read_until("bestmove");
    const auto message = uci::parse_message(lines[lines.size() - 2]);
    REQUIRE(message);
    const auto wdl = std::get<uci::Info>(*message).win_draw_loss;
    REQUIRE(wdl);
    CHECK(wdl->win + wdl->draw + wdl->loss == 1000);
    // Between score and nodes, where GUIs look for it.
    const std::string& last = lines[lines.size() - 2];
    CHECK(last.find(" score ") < last.find(" wdl "));
    CHECK(last.find(" wdl ") < last.find(" nodes "));
}

TEST_CASE("A limited player looks at few positions and plays what he shows", "[e2e][adoube]") {
    ProgramSession engine(program);
    engine.send("setoption name UCI_LimitStrength value true");
    engine.send("setoption name UCI_Elo value 1000");
    engine.send("position startpos");
    for (int game = 0; game < 5; ++game) {
        engine.send("go infinite");
        engine.send("stop");
        const auto lines = engine.read_until("bestmove");
        REQUIRE(lines.size() >= 2);
        const auto info = uci::parse_message(lines[lines.size() - 2]);
        const auto best = uci::parse_message(lines.back());
        REQUIRE((info && best));
        const auto& last = std::get<uci::Info>(*info);
        CHECK(*last.nodes < 1000);
        CHECK(last.multi_pv == 1);
        const std::string& move = std::get<uci::message::BestMove>(*best).move;
        CHECK(last.pv->substr(0, move.size()) == move);
    }
}

TEST_CASE("Several threads search together", "[e2e][adoube]") {
    ProgramSession engine(program);
    engine.send("setoption name Threads value 3");
    engine.send("position startpos");
    engine.send("go depth 6");
    CHECK(uci_move::parse(best_move(engine)));
    engine.send("setoption name Threads value 1");
    engine.send("go infinite");
    CHECK(is_ready(engine));
    engine.send("stop");
    CHECK(uci_move::parse(best_move(engine)));
}

TEST_CASE("Tables that are not there are named, and done without", "[e2e][adoube]") {
    ProgramSession engine(program);
    engine.send("setoption name SyzygyPath value /no/such folder");
    engine.send("isready");
    const auto lines = engine.read_until("readyok");
    CHECK(any_begins(lines, "info string error tables cannot be used: /no/such folder"));
    CHECK(keeps_silent_about(engine, "info string"));
    // They may be there the next time that the folder is named.
    engine.send("setoption name SyzygyPath value /no/such folder");
    CHECK_FALSE(keeps_silent_about(engine, "info string error tables cannot be used"));
    engine.send("setoption name SyzygyPath value <empty>");
    CHECK(keeps_silent_about(engine, "info string"));
    engine.send("go depth 1");
    CHECK(uci_move::parse(best_move(engine)));
}

TEST_CASE("Tables are looked up", "[e2e][adoube]") {
    const char* const folder = std::getenv("ADOUBE_SYZYGY");
    if (folder == nullptr) {
        WARN("ADOUBE_SYZYGY names no folder with tables: none were looked up");
        return;
    }
    ProgramSession engine(program);
    engine.send(std::string("setoption name SyzygyPath value ") + folder);
    // Of three men; then of five, where a capture leads to four.
    for (const auto* const fen :
         {"4k3/8/4K3/4P3/8/8/8/8 w - - 0 1", "8/5p2/4kp2/8/8/3KR3/8/8 w - - 0 1"}) {
        CAPTURE(fen);
        engine.send(std::string("position fen ") + fen);
        engine.send("go depth 12");
        const auto lines = engine.read_until("bestmove");
        const auto message = uci::parse_message(lines[lines.size() - 2]);
        REQUIRE(message);
        const auto& info = std::get<uci::Info>(*message);
        CHECK(*info.tablebase_hits > 0);
        CHECK(info.score->value >= 10'000);
    }
}
