#include "arbiter/process/alarm.h"

namespace adoube::arbiter {

void Alarm::set(Moment deadline) {
    deadline_ = deadline;
    if (deadline_ < armed_for_) arm();
}

void Alarm::arm() {
    armed_for_ = deadline_;
    timer_.expires_at(armed_for_);
    timer_.async_wait(presence_.guarded([this](const boost::system::error_code& error) {
        if (!error) went_off();
    }));
}

void Alarm::went_off() {
    const Moment passed = std::exchange(armed_for_, Moment::max());
    if (deadline_ > passed) {
        if (deadline_ != Moment::max()) arm();
        return;
    }
    deadline_ = Moment::max();
    ring_();
}

}  // namespace adoube::arbiter
