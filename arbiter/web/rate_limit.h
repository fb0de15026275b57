// How often something may happen: so many times at once, then so many a second.
#pragma once

#include <algorithm>

#include "game/time.h"

namespace adoube::arbiter::web {

class RateLimit {
public:
    RateLimit(double at_once, double per_second)
        : at_once_(at_once), per_second_(per_second), left_(at_once) {}

    // True if it may happen once more now.
    [[nodiscard]] bool take(game::Instant now) {
        const std::chrono::duration<double> passed = now - latest_;
        latest_ = now;
        left_ = std::min(at_once_, left_ + passed.count() * per_second_);
        if (left_ < 1) return false;
        left_ -= 1;
        return true;
    }
    // Nothing is held against anybody whose limit is full again.
    [[nodiscard]] bool is_full(game::Instant now) const {
        const std::chrono::duration<double> passed = now - latest_;
        return left_ + passed.count() * per_second_ >= at_once_;
    }

private:
    double at_once_;
    double per_second_;
    double left_;
    game::Instant latest_{};
};

}  // namespace adoube::arbiter::web
