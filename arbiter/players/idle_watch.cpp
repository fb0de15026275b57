#include "arbiter/players/idle_watch.h"

#include <algorithm>
#include <utility>

namespace adoube::arbiter {
namespace {

using std::chrono::milliseconds;

constexpr int looked_at_one_of = 4;
constexpr milliseconds little{20};
constexpr int smallest_part = 10;  // one of so many

}  // namespace

void IdleWatch::reset() { *this = IdleWatch{processor_time_}; }

void IdleWatch::begin(Moment now) {
    if (moves_++ % looked_at_one_of != 0) return;
    used_before_ = processor_time_.used();
    begun_ = now;
}

void IdleWatch::end(Moment now) {
    const auto before = std::exchange(used_before_, std::nullopt);
    if (!before) return;
    const auto used = processor_time_.used();
    if (!used) return;
    computed_ += *used - *before;
    looked_at_ += now - begun_;
}

milliseconds IdleWatch::computed() const {
    return std::chrono::duration_cast<milliseconds>(computed_);
}

milliseconds IdleWatch::looked_at() const {
    return std::chrono::duration_cast<milliseconds>(looked_at_);
}

bool IdleWatch::is_conspicuous() const {
    return computed_ > std::max<std::chrono::nanoseconds>(little, looked_at_ / smallest_part);
}

}  // namespace adoube::arbiter
