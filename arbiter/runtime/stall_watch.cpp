#include "arbiter/runtime/stall_watch.h"

#include <algorithm>

#include "arbiter/runtime/time_source.h"

namespace adoube::arbiter {

void StallWatch::clock_runs(Moment started, Moment flag) {
    stalled_ = {};
    next_look_ = std::max(flag - look_ahead, started + interval);
    alarm_.set(next_look_);
}

void StallWatch::clock_stands() {
    next_look_ = Moment::max();
    alarm_.clear();
}

std::chrono::microseconds StallWatch::stalled(Moment now) const {
    return std::chrono::floor<std::chrono::microseconds>(stalled_ + lateness(now));
}

void StallWatch::look() {
    const Moment at = now();
    stalled_ += lateness(at);
    next_look_ = at + interval;
    alarm_.set(next_look_);
}

std::chrono::nanoseconds StallWatch::lateness(Moment now) const {
    if (now <= next_look_ || now - next_look_ <= tolerated) return {};
    return now - next_look_;
}

}  // namespace adoube::arbiter
