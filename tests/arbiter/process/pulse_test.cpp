#include "arbiter/process/pulse.h"

#include <optional>

#include "arbiter/process/alarm.h"
#include "support/catch.h"

namespace adoube::arbiter {
namespace {

using namespace std::chrono_literals;

// Something that happens first when all that is due now is handed out.
class First {
public:
    First(boost::asio::io_context& io, const std::function<void()>& deed)
        : timer_(io.get_executor(), Moment{}) {
        timer_.async_wait([deed](const boost::system::error_code&) { deed(); });
    }

private:
    Timer timer_;
};

}  // namespace

TEST_CASE("A pulse beats until it is stopped", "[process][pulse]") {
    boost::asio::io_context io;
    int beats = 0;
    std::optional<Pulse> pulse;
    pulse.emplace(io, 0ms, [&] {
        if (++beats == 3) pulse->stop();
    });
    pulse->start();
    io.run();
    CHECK(beats == 3);
}

TEST_CASE("A beat that is due already does not come after the stop", "[process][pulse]") {
    boost::asio::io_context io;
    int beats = 0;
    Pulse pulse{io, 0ms, [&] { ++beats; }};
    pulse.start();
    const First stop{io, [&] { pulse.stop(); }};
    io.run_for(10s);
    CHECK(io.stopped());
    CHECK(beats == 0);
}

TEST_CASE("A pulse that was stopped starts again", "[process][pulse]") {
    boost::asio::io_context io;
    int beats = 0;
    std::optional<Pulse> pulse;
    pulse.emplace(io, 0ms, [&] {
        ++beats;
        pulse->stop();
    });
    for (int i = 1; i <= 2; ++i) {
        pulse->start();
        io.restart();
        io.run();
        CHECK(beats == i);
    }
}

TEST_CASE("An alarm that is due already is not heard of by who is gone", "[process][alarm]") {
    boost::asio::io_context io;
    int rings = 0;
    std::optional<Alarm> alarm;
    alarm.emplace(io.get_executor(), [&] { ++rings; });
    alarm->set(Moment{1ns});
    const First gone{io, [&] { alarm.reset(); }};
    io.run();
    CHECK(rings == 0);
}

}  // namespace adoube::arbiter
