// Time as a game sees it. A game never reads a clock: it is told the instant of every command, on
// a time line that its caller owns (a monotonic clock, or numbers in a test).
#pragma once

#include <chrono>
#include <cstdint>

namespace adoube::game {

using Duration = std::chrono::microseconds;

// A clock that cannot be read: it only gives instants their type.
struct TimeLine {
    using duration = Duration;
    using rep = duration::rep;
    using period = duration::period;
    using time_point = std::chrono::time_point<TimeLine, Duration>;
    static constexpr bool is_steady = true;
};

using Instant = TimeLine::time_point;

// Milliseconds are what the protocols speak.
[[nodiscard]] constexpr Instant instant_of_ms(std::int64_t milliseconds) {
    return Instant{std::chrono::milliseconds{milliseconds}};
}
// Rounded down, so that a clock with time left never shows more than it has.
[[nodiscard]] constexpr std::int64_t whole_ms(Duration duration) {
    return std::chrono::floor<std::chrono::milliseconds>(duration).count();
}
[[nodiscard]] constexpr std::int64_t whole_ms(Instant instant) {
    return whole_ms(instant.time_since_epoch());
}

static_assert(instant_of_ms(1500) - instant_of_ms(500) == std::chrono::seconds{1});

}  // namespace adoube::game
