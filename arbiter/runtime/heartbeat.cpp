#include "arbiter/runtime/heartbeat.h"

#include <utility>

#include "arbiter/runtime/time_source.h"

namespace adoube::arbiter {
namespace {

constexpr std::chrono::milliseconds interval{250};

}  // namespace

Heartbeat::Heartbeat(boost::asio::io_context& io,
                     std::function<void(std::chrono::milliseconds)> held_up)
    : pulse_(io, interval, [this] { beat(); }), held_up_(std::move(held_up)) {}

void Heartbeat::start() {
    last_ = now();
    pulse_.start();
}

void Heartbeat::beat() {
    check();
    own_delay_.take_sample();
}

void Heartbeat::check() {
    const Moment before = std::exchange(last_, now());
    const auto gap = std::chrono::duration_cast<std::chrono::milliseconds>(last_ - before);
    if (gap > interval + tolerated) held_up_(gap);
}

}  // namespace adoube::arbiter
