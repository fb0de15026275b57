#include "arbiter/players/idle_watch.h"

#include <unistd.h>

#include "arbiter/process/processor_time.h"
#include "support/catch.h"

namespace adoube::arbiter {
namespace {

using namespace std::chrono_literals;

constexpr Moment start{1h};

void compute_for(std::chrono::nanoseconds time) {
    const ProcessorTime own{::getpid()};
    const auto end = own.used().value() + time;
    while (own.used().value() < end) continue;
}

}  // namespace

TEST_CASE("Who computes in his opponent's time is conspicuous", "[arbiter][players]") {
    IdleWatch watch{ProcessorTime{::getpid()}};
    watch.begin(start);
    compute_for(30ms);
    watch.end(start + 200ms);
    CHECK(watch.computed() >= 30ms);
    CHECK(watch.looked_at() == 200ms);
    CHECK(watch.is_conspicuous());
    watch.reset();
    CHECK(watch.computed() == 0ms);
    CHECK_FALSE(watch.is_conspicuous());
}

TEST_CASE("Who waits for his opponent is not, nor who computes in his own time",
          "[arbiter][players]") {
    IdleWatch watch{ProcessorTime{::getpid()}};
    watch.begin(start);
    watch.end(start + 1h);
    compute_for(30ms);
    CHECK(watch.looked_at() == 1h);
    CHECK_FALSE(watch.is_conspicuous());
}

TEST_CASE("One in four of the opponent's thoughts is looked at", "[arbiter][players]") {
    IdleWatch watch{ProcessorTime{::getpid()}};
    for (int move = 0; move < 8; ++move) {
        watch.begin(start);
        watch.end(start + 100ms);
    }
    CHECK(watch.looked_at() == 200ms);
}

}  // namespace adoube::arbiter
