#include "arbiter/runtime/own_delay.h"

#include <sched.h>

#include <fstream>
#include <thread>

#include "support/catch.h"

namespace adoube::arbiter {
namespace {

using std::chrono::microseconds;
using std::chrono::steady_clock;

// Keeps this thread, and those that it starts, on one processor.
class OneProcessor {
public:
    OneProcessor() {
        ::sched_getaffinity(0, sizeof before_, &before_);
        ::cpu_set_t one;
        CPU_ZERO(&one);
        CPU_SET(::sched_getcpu(), &one);
        ::sched_setaffinity(0, sizeof one, &one);
    }
    ~OneProcessor() { ::sched_setaffinity(0, sizeof before_, &before_); }
    OneProcessor(const OneProcessor&) = delete;
    OneProcessor& operator=(const OneProcessor&) = delete;

private:
    ::cpu_set_t before_{};
};

[[nodiscard]] bool system_counts_waits() {
    std::uint64_t run = 0;
    std::uint64_t waited = 0;
    return static_cast<bool>(std::ifstream{"/proc/thread-self/schedstat"} >> run >> waited);
}

}  // namespace

TEST_CASE("A thread that shares its processor waits for it", "[own_delay]") {
    const auto begun = steady_clock::now();  // before anything can be waited for
    OwnDelay delay;
    if (!system_counts_waits()) {
        WARN("this system does not count how long threads wait");
        delay.take_sample();
        CHECK(delay.recent() == microseconds{0});
        return;
    }
    const OneProcessor one;
    const std::jthread rival{[](const std::stop_token& stop) {
        while (!stop.stop_requested()) continue;
    }};
    const auto wait_for = [&](microseconds wanted) {
        while (delay.recent() < wanted && steady_clock::now() - begun < std::chrono::seconds{20})
            continue;
        return delay.recent() >= wanted;
    };
    CHECK(wait_for(microseconds{1000}));
    delay.take_sample();
    CHECK(delay.total() >= microseconds{1000});
    CHECK(delay.longest() == delay.total());
    CHECK(delay.recent() >= delay.total());  // since the start, which is the sample before
    const auto before = delay.total();
    CHECK(wait_for(before + microseconds{1000}));
    delay.take_sample();
    CHECK(delay.total() >= before + microseconds{1000});
    CHECK(delay.longest() <= delay.total());
    CHECK(delay.total() <= steady_clock::now() - begun + microseconds{1000});
}

}  // namespace adoube::arbiter
