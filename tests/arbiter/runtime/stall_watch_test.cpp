#include "arbiter/runtime/stall_watch.h"

#include <boost/asio/io_context.hpp>

#include "arbiter/runtime/time_source.h"
#include "support/catch.h"

namespace adoube::arbiter {
namespace {

using namespace std::chrono_literals;

}  // namespace

TEST_CASE("A look that is due and does not come is time stood still", "[stall_watch]") {
    boost::asio::io_context io;
    StallWatch watch{io.get_executor()};
    const Moment started = now() + 1h;  // nothing rings
    watch.clock_runs(started, started + 1s);
    const Moment first_look = started + 900ms;
    CHECK(watch.stalled(started) == 0us);
    CHECK(watch.stalled(first_look) == 0us);
    CHECK(watch.stalled(first_look + 3ms) == 0us);  // as late as looks may be
    CHECK(watch.stalled(first_look + 4ms) == 4ms);
    CHECK(watch.stalled(first_look + 250ms) == 250ms);
    watch.clock_stands();
    CHECK(watch.stalled(first_look + 250ms) == 0us);
}

TEST_CASE("Where the flag is near already the first look comes soon", "[stall_watch]") {
    boost::asio::io_context io;
    StallWatch watch{io.get_executor()};
    const Moment started = now() + 1h;
    watch.clock_runs(started, started + 50ms);
    CHECK(watch.stalled(started + 13ms) == 0us);
    CHECK(watch.stalled(started + 60ms) == 50ms);
}

TEST_CASE("Time stood still is remembered until the next clock is started", "[stall_watch]") {
    boost::asio::io_context io;
    StallWatch watch{io.get_executor()};
    const Moment started = now() - 1s;  // as if the machine had slept since
    watch.clock_runs(started, started + 500ms);
    io.run_one();
    const Moment looked = now();
    CHECK(watch.stalled(looked) <= looked - (started + 400ms));
    CHECK(watch.stalled(looked) >= 600ms);
    const Moment again = now() + 1h;
    watch.clock_runs(again, again + 500ms);
    CHECK(watch.stalled(again) == 0us);
}

}  // namespace adoube::arbiter
