// Notices when the arbiter itself was held up: stopped by a signal, swapped out, on a machine that
// slept, or waiting for a processor. What the clocks of the games say of such a time is nobody's
// fault.
#pragma once

#include <boost/asio/io_context.hpp>
#include <chrono>
#include <functional>

#include "arbiter/process/pulse.h"
#include "arbiter/runtime/own_delay.h"

namespace adoube::arbiter {

class Heartbeat {
public:
    // Longer gaps between two beats count; shorter ones happen on a busy machine.
    static constexpr std::chrono::milliseconds tolerated{1000};

    // `held_up` is told how long a gap was, once for each.
    Heartbeat(boost::asio::io_context& io, std::function<void(std::chrono::milliseconds)> held_up);

    void start();
    void stop() { pulse_.stop(); }
    // To be asked before anything that was waited for is judged: the gap may not have been noticed
    // yet.
    void check();

    // Of the thread that has made the heartbeat.
    [[nodiscard]] const OwnDelay& own_delay() const { return own_delay_; }

private:
    void beat();

    Pulse pulse_;
    std::function<void(std::chrono::milliseconds)> held_up_;
    OwnDelay own_delay_{};
    Moment last_{};
};

}  // namespace adoube::arbiter
