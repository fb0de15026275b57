#include "app/think_time.h"

#include "support/catch.h"

namespace adoube::app {

using namespace std::chrono_literals;

namespace {

constexpr WallClock::time_point start{1h};

// A move that takes its normal time, neither more nor less.
constexpr engine::Iteration usual{.depth = 10, .stable_for = 5, .effort_share = 455};

[[nodiscard]] uci::command::Go clocks(std::chrono::milliseconds each) {
    uci::command::Go go;
    go.white_time = go.black_time = each;
    return go;
}

[[nodiscard]] ThinkTime pondering(uci::command::Go go) {
    go.ponder = true;
    return {go, Color::white, {}, start};
}

}  // namespace

TEST_CASE("A search with a clock ends by its budget", "[app][time]") {
    ThinkTime time(clocks(60s), Color::white, {}, start);
    REQUIRE(time.budget());
    const auto [normal, longest] = *time.budget();
    REQUIRE(normal > 1s);
    REQUIRE(longest > 2 * normal);
    CHECK(!time.is_enough(usual, start + normal * 8 / 10));
    CHECK(time.is_enough(usual, start + normal * 12 / 10));
    CHECK(!time.is_over(start + longest - 1ms));
    CHECK(time.is_over(start + longest));
}

TEST_CASE("A search without a limit never ends", "[app][time]") {
    ThinkTime time({}, Color::white, {}, start);
    CHECK(time.waits());
    CHECK(!time.is_enough(usual, start + 1h));
    CHECK(!time.is_over(start + 1h));
}

TEST_CASE("What was thought in the opponent's time has been thought", "[app][time]") {
    ThinkTime time = pondering(clocks(60s));
    const auto normal = time.budget()->normal;
    CHECK(!time.is_enough(usual, start + 2 * normal));
    CHECK(!time.is_over(start + 2 * normal));
    time.ponder_hit(start + 3 * normal);
    CHECK(time.is_over(start + 3 * normal));
}

TEST_CASE("Pondering that has not been enough is gone on with", "[app][time]") {
    ThinkTime time = pondering(clocks(60s));
    const auto [normal, longest] = *time.budget();
    CHECK(!time.is_enough(usual, start + normal / 2));
    time.ponder_hit(start + normal / 2);
    CHECK(!time.is_over(start + normal / 2));
    CHECK(!time.is_enough(usual, start + normal * 8 / 10));
    CHECK(time.is_enough(usual, start + normal * 12 / 10));
    // The own clock has run for half of the normal time less.
    CHECK(!time.is_over(start + longest));
    CHECK(time.is_over(start + longest + normal / 2));
}

TEST_CASE("It is the last iteration that says whether pondering was enough", "[app][time]") {
    ThinkTime time = pondering(clocks(60s));
    const auto [normal, longest] = *time.budget();
    CHECK(!time.is_enough(usual, start + normal * 12 / 10));
    // A new best move, worse than thought: that wants more time.
    const engine::Iteration surprise{.depth = 11, .effort_share = 455, .score_drop = 60};
    CHECK(!time.is_enough(surprise, start + normal * 13 / 10));
    time.ponder_hit(start + normal * 13 / 10);
    CHECK(!time.is_over(start + normal * 13 / 10));
}

TEST_CASE("A fixed time for a move runs from the expected move on", "[app][time]") {
    uci::command::Go go;
    go.move_time = 1s;
    ThinkTime time = pondering(go);
    const auto longest = time.budget()->longest;
    CHECK(!time.is_enough(usual, start + 1min));
    time.ponder_hit(start + 1min);
    CHECK(!time.is_over(start + 1min));
    CHECK(!time.is_enough(usual, start + 1min + longest - 1ms));
    CHECK(time.is_over(start + 1min + longest));
}

}  // namespace adoube::app
