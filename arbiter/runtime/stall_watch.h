// Sees everything stand still shortly before a flag falls: a machine whose processors were taken
// away, an arbiter stopped by a signal. A player who keeps little time in hand cannot move then,
// and what his clock says of it is not his fault.
#pragma once

#include <chrono>

#include "arbiter/process/alarm.h"

namespace adoube::arbiter {

class StallWatch {
public:
    // Looks begin so long before the flag falls; who has more time than that has time to make up
    // for it.
    static constexpr std::chrono::milliseconds look_ahead{100};
    static constexpr std::chrono::milliseconds interval{10};
    // Looks that come so much too late are usual on a busy machine.
    static constexpr std::chrono::milliseconds tolerated{3};

    explicit StallWatch(const Executor& executor) : alarm_(executor, [this] { look(); }) {}

    // A clock has been started, and its flag falls then.
    void clock_runs(Moment started, Moment flag);
    void clock_stands();

    // How much of the time since the clock was started, or since `look_ahead` before its flag, was
    // stood still up to now.
    [[nodiscard]] std::chrono::microseconds stalled(Moment now) const;

private:
    void look();
    [[nodiscard]] std::chrono::nanoseconds lateness(Moment now) const;

    Alarm alarm_;
    Moment next_look_ = Moment::max();
    std::chrono::nanoseconds stalled_{};
};

}  // namespace adoube::arbiter
