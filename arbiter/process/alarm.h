// Rings when a deadline passes. Moving the deadline to a later moment costs no system call, so
// one alarm serves a whole game: the timer is armed again only when it went off too early.
#pragma once

#include <functional>

#include "arbiter/process/presence.h"
#include "arbiter/process/waiting.h"

namespace adoube::arbiter {

class Alarm {
public:
    // `ring` is called on the executor; it may set the alarm again.
    Alarm(const Executor& executor, std::function<void()> ring)
        : timer_(executor), ring_(std::move(ring)) {}

    void set(Moment deadline);
    void clear() { deadline_ = Moment::max(); }

private:
    void arm();
    void went_off();

    Presence presence_{};
    Timer timer_;
    std::function<void()> ring_;
    Moment deadline_ = Moment::max();
    Moment armed_for_ = Moment::max();
};

}  // namespace adoube::arbiter
