#include "arbiter/match/match_order.h"

#include "support/catch.h"

namespace adoube::arbiter {

TEST_CASE("Orders for a running match are words", "[arbiter][order]") {
    CHECK(read_order("").value() == MatchOrder{});
    CHECK(read_order("stop\n").value() == MatchOrder{true, {}});
    CHECK(read_order(" concurrency\t8\r\nstop").value() == MatchOrder{true, 8});
    CHECK(read_order("concurrency 1024").value() == MatchOrder{false, 1024});
    CHECK(read_order("concurrency 2 concurrency 3").value() == MatchOrder{false, 3});
}

TEST_CASE("What is no order is named", "[arbiter][order]") {
    CHECK(read_order("halt").error() == "halt, expected stop or concurrency N");
    CHECK(read_order("STOP").error() == "STOP, expected stop or concurrency N");
    CHECK(read_order("stop now").error() == "now, expected stop or concurrency N");
    for (const std::string number : {"0", "-1", "1025", "two", "", "99999999999999999999"}) {
        CAPTURE(number);
        CHECK(read_order("concurrency " + number).error() ==
              "concurrency " + number + ", expected a number from 1 to 1024");
    }
    // Nothing of the file reaches a terminal as it is.
    CHECK(read_order("\x1b[2J").error().find('\x1b') == std::string::npos);
}

}  // namespace adoube::arbiter
