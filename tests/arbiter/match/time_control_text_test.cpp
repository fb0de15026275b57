#include "arbiter/match/time_control_text.h"

#include "support/catch.h"

namespace adoube::arbiter {

using namespace std::chrono_literals;
using game::TimeControl;

TEST_CASE("Time controls are read in all their forms", "[arbiter][time]") {
    CHECK(parse_time_control("10+0.1") == TimeControl::fischer(10s, 100ms));
    CHECK(parse_time_control("60") == TimeControl::fischer(60s, 0s));
    CHECK(parse_time_control("1:30+2") == TimeControl::fischer(90s, 2s));
    CHECK(parse_time_control("40/60+0.5") == TimeControl::periods(40, 60s, 500ms));
    CHECK(parse_time_control("40/5:00") == TimeControl::periods(40, 300s, 0s));
    CHECK(parse_time_control(".25") == TimeControl::fischer(250ms, 0s));
    CHECK(parse_time_control("hg60") == TimeControl::hourglass(60s));
    CHECK(parse_time_control("hg1:30.5") == TimeControl::hourglass(90'500ms));
    CHECK(parse_time_control("inf") == TimeControl::unlimited());
}

TEST_CASE("Texts that are no time control are refused", "[arbiter][time]") {
    for (const auto* const text :
         {"", "abc", "0", "0+0.1", "-1", "10+", "+1", "10+x", "0/60", "/60", "40/", "1:2:3", "10 ",
          "1e3", "99999999999", "hg", "hg0", "hg60+1", "hg40/60"}) {
        CAPTURE(text);
        CHECK(!parse_time_control(text));
    }
}

TEST_CASE("Time controls are written as the PGN standard says", "[arbiter][time]") {
    CHECK(tag_text(TimeControl::fischer(10s, 100ms)) == "10+0.1");
    CHECK(tag_text(TimeControl::periods(40, 60s, 0s)) == "40/60");
    CHECK(tag_text(TimeControl::per_move(500ms)) == "1/0.5");
    CHECK(tag_text(TimeControl::hourglass(180s)) == "*180");
    CHECK(tag_text(TimeControl::unlimited()) == "-");
    CHECK(seconds_text(1ms) == "0.001");
}

}  // namespace adoube::arbiter
