// The clocks of the program. Games are timed by the monotonic one alone; the calendar is for tags.
#pragma once

#include <chrono>

#include "arbiter/process/executor.h"
#include "game/time.h"

namespace adoube::arbiter {

[[nodiscard]] Moment now();
[[nodiscard]] std::chrono::sys_seconds calendar_now();  // UTC

// A moment on the time line of a game, rounded down to the microsecond, and back.
[[nodiscard]] inline game::Instant to_instant(Moment moment) {
    return game::Instant{std::chrono::floor<game::Duration>(moment.time_since_epoch())};
}
[[nodiscard]] inline Moment to_moment(game::Instant instant) {
    return Moment{instant.time_since_epoch()};
}

}  // namespace adoube::arbiter
