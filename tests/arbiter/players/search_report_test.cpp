#include "arbiter/players/search_report.h"

#include <string>

#include "support/catch.h"

namespace adoube::arbiter {
namespace {

[[nodiscard]] SearchReport report_of(std::initializer_list<std::string_view> lines,
                                     bool keeps_line = false) {
    SearchReport report{keeps_line};
    for (const auto line : lines) report.note(std::get<uci::Info>(*uci::parse_message(line)));
    return report;
}

}  // namespace

TEST_CASE("Of the lines of a search the last one counts", "[players]") {
    const auto report = report_of({"info depth 5 seldepth 7 score cp 31 nodes 900 time 2 pv e2e4",
                                   "info depth 6 score cp -12 nodes 2000 time 5 pv d2d4 d7d5"});
    const Assessment& told = report.assessment();
    CHECK(told.depth == 6);
    CHECK(told.centipawns == -12);
    CHECK_FALSE(told.mate);
    CHECK(told.nodes == 2000);
    CHECK(told.line.empty());  // nobody wants it
}

TEST_CASE("A mate takes the place of a score, and a score that of a mate", "[players]") {
    const auto mated = report_of({"info depth 5 score cp 31", "info depth 6 score mate -3"});
    CHECK(mated.assessment().mate == -3);
    CHECK_FALSE(mated.assessment().centipawns);
    const auto saved = report_of({"info depth 5 score mate 2", "info depth 6 score cp 900"});
    CHECK(saved.assessment().centipawns == 900);
    CHECK_FALSE(saved.assessment().mate);
}

TEST_CASE("Bounds, other lines and lines without a score tell nothing new", "[players]") {
    const auto report = report_of({"info depth 5 score cp 31 pv e2e4", "info depth 6 currmove a2a3",
                                   "info depth 6 score cp 80 lowerbound pv e2e4",
                                   "info depth 6 multipv 2 score cp 10 pv d2d4"},
                                  true);
    CHECK(report.assessment().depth == 5);
    CHECK(report.assessment().centipawns == 31);
    CHECK(report.assessment().line == "e2e4");
    const auto bound = report_of({"info depth 6 score cp 80 lowerbound"});
    CHECK(bound.assessment().centipawns == 80);  // better than nothing
}

TEST_CASE("Only the first few lines that are wanted as they are are kept", "[players]") {
    SearchReport report{false};
    for (int line = 0; line < 1000; ++line) report.note_line(std::to_string(line));
    CHECK(report.assessment().remarks.size() == 16);
    CHECK(report.assessment().remarks.front() == "0");
}

}  // namespace adoube::arbiter
