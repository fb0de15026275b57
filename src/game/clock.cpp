#include "game/clock.h"

#include <algorithm>
#include <cassert>

namespace adoube::game {

Clock::Clock(const ByColor<TimeControl>& control) : control_(control) {
    for (const Color color : all_colors) sides_[color].left = control[color].time;
}

std::optional<Duration> Clock::remaining(Color color, Instant now) const {
    if (!control_[color].is_limited()) return std::nullopt;
    const Duration left = sides_[color].left;
    if (!running_) return left;
    if (running_ == color) return left - used(now);
    return control_[*running_].is_hourglass ? left + used(now) : left;
}

Duration Clock::used(Instant now) const {
    return std::min<Duration>(now - since_, sides_[*running_].left);
}

std::optional<Instant> Clock::flag_falls() const {
    if (!running_ || !control_[*running_].is_limited()) return std::nullopt;
    return since_ + sides_[*running_].left + control_[*running_].margin;
}

bool Clock::flag_fallen(Color color, Instant now) const {
    const auto falls = flag_falls();
    return running_ == color && falls && now >= *falls;
}

std::optional<int> Clock::moves_to_go(Color color) const {
    const int period = control_[color].moves_per_period;
    if (period == 0) return std::nullopt;
    return period - sides_[color].moves % period;
}

Clock Clock::started(Color color, Instant now) const {
    assert(!running_);
    Clock next = *this;
    next.running_ = color;
    next.since_ = now;
    return next;
}

Clock Clock::stopped(Instant now) const {
    Clock next = *this;
    if (running_)
        for (const Color color : all_colors)
            next.sides_[color].left = remaining(color, now).value_or(sides_[color].left);
    next.running_.reset();
    return next;
}

Clock Clock::pressed(Instant now) const {
    Clock next = stopped(now);
    if (running_) next.credit(*running_);
    return next;
}

void Clock::credit(Color color) {
    const TimeControl& control = control_[color];
    Side& side = sides_[color];
    ++side.moves;
    if (control.kind == TimeKind::per_move) {
        side.left = control.time;
        return;
    }
    side.left += control.increment;
    const int period = control.moves_per_period;
    if (period > 0 && side.moves % period == 0) side.left += control.time;
}

}  // namespace adoube::game
