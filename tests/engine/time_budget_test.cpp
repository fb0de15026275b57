#include "engine/time_budget.h"

#include "support/catch.h"

using namespace adoube::engine;
using namespace std::chrono_literals;

TEST_CASE("No time is spent that is not there", "[engine][time]") {
    for (const auto left : {-5000ms, -1ms, 0ms, 20ms}) {
        const TimeBudget budget = time_budget({left, 0ms}, 20ms);
        CHECK(budget.normal == 0ms);
        CHECK(budget.longest == 0ms);
    }
    const TimeBudget budget = time_budget({50ms, 1000ms}, 20ms);
    CHECK(budget.longest < 50ms - 20ms);
    CHECK(time_budget({1000ms, -50ms}, 20ms).longest < 1000ms);
}

// Move for move on a busy machine, with a hundredth of a second each: what is left must outlast a
// wait of some tens of milliseconds, even if every search takes the longest time.
TEST_CASE("A small increment is not lived on from hand to mouth", "[engine][time]") {
    auto left = 1000ms;
    for (int move = 0; move < 300; ++move) {
        left += 10ms - time_budget({left, 10ms}, 20ms).longest;
        CHECK(left > 70ms);
    }
}

TEST_CASE("A longer clock and an increment buy time", "[engine][time]") {
    const TimeBudget plain = time_budget({60s, 0ms}, 20ms);
    CHECK(time_budget({120s, 0ms}, 20ms).normal > plain.normal);
    CHECK(time_budget({60s, 600ms}, 20ms).normal > plain.normal);
    CHECK(plain.normal > 1s);
    CHECK(plain.normal < 6s);
    CHECK(plain.longest >= plain.normal);
}

// A game is decided in its middle: who has lived on the increment since then plays it badly.
TEST_CASE("Two fifths of the clock are left after twenty moves", "[engine][time]") {
    auto left = 8000ms;
    for (int move = 0; move < 20; ++move)  // somewhat slower ones than normal
        left += 80ms - time_budget({left, 80ms}, 20ms).normal * 5 / 4;
    CHECK(left > 8000ms * 2 / 5);
    CHECK(left < 8000ms * 3 / 5);
}

TEST_CASE("The last move before the control may use what is left", "[engine][time]") {
    const TimeBudget last = time_budget({10s, 0ms, 1}, 20ms);
    CHECK(last.longest > 8s);
    CHECK(last.longest < 10s);
    CHECK(time_budget({10s, 0ms, 10}, 20ms).normal <= 1s);
    CHECK(time_budget({10s, 0ms, 0}, 20ms).longest < 10s);
    CHECK(time_budget({10s, 0ms, -3}, 20ms).longest < 10s);
}

TEST_CASE("A firm best move is played sooner, a shaky one later", "[engine][time]") {
    const TimeBudget budget{1000ms, 5000ms};
    const auto firm = time_for(budget, {10, 30, 8, 950, 0});
    const auto shaky = time_for(budget, {10, 30, 0, 300, 50});
    CHECK(firm < 1000ms);
    CHECK(shaky > 1500ms);
    CHECK(time_for({1000ms, 1100ms}, {10, 30, 0, 300, 50}) == 1100ms);
}
