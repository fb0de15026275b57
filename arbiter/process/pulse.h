// Calls back at equal intervals until it is stopped or gone.
#pragma once

#include <boost/asio/io_context.hpp>
#include <functional>
#include <utility>

#include "arbiter/process/presence.h"
#include "arbiter/process/waiting.h"

namespace adoube::arbiter {

class Pulse {
public:
    Pulse(boost::asio::io_context& io, std::chrono::milliseconds interval,
          std::function<void()> beat)
        : timer_(io.get_executor()), interval_(interval), beat_(std::move(beat)) {}

    // The first beat comes after one interval.
    void start() {
        timer_.expires_after(interval_);
        timer_.async_wait(presence_.guarded([this](const boost::system::error_code&) {
            start();
            beat_();
        }));
    }
    // No beat comes any more, not even one that is due already.
    void stop() {
        presence_.end();
        timer_.cancel();
    }

private:
    Presence presence_{};
    Timer timer_;
    std::chrono::milliseconds interval_;
    std::function<void()> beat_;
};

}  // namespace adoube::arbiter
