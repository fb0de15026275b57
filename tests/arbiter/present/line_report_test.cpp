#include "arbiter/present/line_report.h"

#include "support/catch.h"

namespace adoube::arbiter {
namespace {

[[nodiscard]] ThoughtMove thought(const std::string& line, std::optional<LineFault> fault = {}) {
    ThoughtMove thought;
    thought.assessment.line = line;
    if (fault) thought.complaint = LineComplaint{*fault};
    return thought;
}

}  // namespace

TEST_CASE("A line that is wrong is its author's", "[arbiter][line]") {
    GameRecord record;
    record.pairing.number = 3;
    record.names = {"Anna", "Otto"};
    record.opening_plies = 1;  // so that Black thinks first
    record.thoughts = {thought("one", LineFault::other_move), thought("two"),
                       thought("three", LineFault::no_mate), thought("four", LineFault::no_mate)};
    const auto reports = line_reports(record);
    REQUIRE(reports.size() == 3);
    CHECK(reports[0].player == "Otto");
    CHECK(reports[0].line == "one");
    CHECK(reports[1].player == "Otto");
    CHECK(reports[2].player == "Anna");
    CHECK(reports[2].complaint == LineComplaint{LineFault::no_mate});

    record.start = record.start.after({Square::e2, Square::e4, MoveKind::double_step});
    CHECK(line_reports(record)[0].player == "Anna");
    record.opening_plies = 0;
    CHECK(line_reports(record)[0].player == "Otto");
    record.thoughts.clear();
    CHECK(line_reports(record).empty());
}

TEST_CASE("What engines say is made harmless before it is shown", "[arbiter][line]") {
    const LineReport report{3, "A", {LineFault::illegal_move, "e2\x1b[2Je5"}, "e2\x1b[2Je5 }"};
    CHECK(describe(report) ==
          "game 3: the line of A is wrong: e2?[2Je5 is not legal; pv e2?[2Je5 ?");
}

}  // namespace adoube::arbiter
