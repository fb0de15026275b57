#include "uci/info.h"

#include "support/catch.h"
#include "uci/message.h"

using namespace adoube::uci;
using namespace std::chrono_literals;

namespace {

Info read(std::string_view line) {
    const auto message = parse_message(line);
    REQUIRE(message);
    REQUIRE(std::holds_alternative<Info>(*message));
    return std::get<Info>(*message);
}

}  // namespace

TEST_CASE("An info line in the usual order", "[uci][info]") {
    const Info info = read(
        "info depth 12 seldepth 17 multipv 2 score cp -34 wdl 10 900 90 nodes 5000 nps 1200000 "
        "hashfull 5 tbhits 7 time 42 pv e2e4 e7e5 g1f3\r");
    CHECK(info.depth == 12);
    CHECK(info.selective_depth == 17);
    CHECK(info.multi_pv == 2);
    CHECK(info.score == Score{Score::Unit::centipawns, -34, Bound::exact});
    CHECK(info.win_draw_loss == WinDrawLoss{10, 900, 90});
    CHECK(info.nodes == 5000);
    CHECK(info.nodes_per_second == 1'200'000);
    CHECK(info.hash_full == 5);
    CHECK(info.tablebase_hits == 7);
    CHECK(info.time == 42ms);
    CHECK(info.pv == "e2e4 e7e5 g1f3");
    CHECK_FALSE(info.text);
}

TEST_CASE("Bounds and mates", "[uci][info]") {
    CHECK(read("info score cp 20 lowerbound").score ==
          Score{Score::Unit::centipawns, 20, Bound::lower});
    CHECK(read("info score mate -3 upperbound nodes 1").score ==
          Score{Score::Unit::mate, -3, Bound::upper});
}

TEST_CASE("A pv ends at the next field", "[uci][info]") {
    const Info info = read("info pv e2e4 e7e5 depth 5 currmove d2d4 currmovenumber 4");
    CHECK(info.pv == "e2e4 e7e5");
    CHECK(info.depth == 5);
    CHECK(info.current_move == "d2d4");
    CHECK(info.current_move_number == 4);
}

TEST_CASE("A string takes the rest of the line", "[uci][info]") {
    const Info info = read("info depth 3 string pv  depth 9 \r\n");
    CHECK(info.depth == 3);
    CHECK(info.text == "pv  depth 9");
    CHECK_FALSE(info.pv);
}

TEST_CASE("A field without its value is absent", "[uci][info]") {
    const Info info = read("info depth x seldepth score -368 nps 1.5 time 3 wdl 1 2 nodes 4");
    CHECK_FALSE(info.depth);
    CHECK_FALSE(info.selective_depth);
    CHECK_FALSE(info.score);
    CHECK_FALSE(info.nodes_per_second);
    CHECK_FALSE(info.win_draw_loss);
    CHECK(info.time == 3ms);
    CHECK(info.nodes == 4);
    CHECK_FALSE(read("info depth 3 currmove").current_move);
    CHECK_FALSE(read("info currmove currmovenumber 2").current_move);
    CHECK(read("info currmove currmovenumber 2").current_move_number == 2);
}

TEST_CASE("A written info is read as the same info", "[uci][info]") {
    Info info;
    info.depth = 9;
    info.selective_depth = 14;
    info.multi_pv = 1;
    info.score = Score{Score::Unit::mate, 4, Bound::lower};
    info.win_draw_loss = WinDrawLoss{1000, 0, 0};
    info.nodes = 123;
    info.nodes_per_second = 456;
    info.hash_full = 78;
    info.tablebase_hits = 0;
    info.time = 9ms;
    info.pv = "e1g1 a7a8q";
    const std::string line = to_line(info);
    CHECK(line ==
          "info depth 9 seldepth 14 multipv 1 score mate 4 lowerbound wdl 1000 0 0 nodes 123 "
          "nps 456 hashfull 78 tbhits 0 time 9 pv e1g1 a7a8q");
    CHECK(read(line) == info);
}
