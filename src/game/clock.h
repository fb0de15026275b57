// A chess clock as a value: what is left, whose side runs, and since when. Starting, stopping and
// pressing give a new clock; nothing happens by itself.
#pragma once

#include <optional>

#include "game/time.h"
#include "game/time_control.h"
#include "rules/by_color.h"

namespace adoube::game {

class Clock {
public:
    // Both sides with their full time, neither of them running.
    explicit Clock(const ByColor<TimeControl>& control);
    // The same Fischer time for both.
    Clock(Duration time, Duration increment)
        : Clock(same_for_both(TimeControl::fischer(time, increment))) {}

    [[nodiscard]] std::optional<Color> running() const { return running_; }
    // What that side has left, never less than nothing; absent if its time is not limited. While
    // sand runs out of an hourglass, the other side's time grows.
    [[nodiscard]] std::optional<Duration> remaining(Color color, Instant now) const;
    // When the running side's flag falls if nobody moves, the margin included; absent if no side
    // runs or its time is not limited. A move at exactly this instant is too late.
    [[nodiscard]] std::optional<Instant> flag_falls() const;
    [[nodiscard]] bool flag_fallen(Color color, Instant now) const;
    // Moves that the side still has to make in its period; absent without periods.
    [[nodiscard]] std::optional<int> moves_to_go(Color color) const;

    // That side runs from now on. Nobody's clock may be running.
    [[nodiscard]] Clock started(Color color, Instant now) const;
    // Nobody's clock runs; the time used is charged.
    [[nodiscard]] Clock stopped(Instant now) const;
    // The running side has moved: charged, then given its increment, and after the last move of
    // a period the time of the next. Nobody's clock runs then.
    [[nodiscard]] Clock pressed(Instant now) const;

    friend bool operator==(const Clock&, const Clock&) = default;

private:
    struct Side {
        Duration left{};
        int moves = 0;  // made with the clock running

        friend bool operator==(const Side&, const Side&) = default;
    };

    // Of the side whose clock runs, and as much as it has.
    [[nodiscard]] Duration used(Instant now) const;
    void credit(Color color);

    ByColor<TimeControl> control_;
    ByColor<Side> sides_{};
    std::optional<Color> running_{};
    Instant since_{};  // of the running side's start
};

}  // namespace adoube::game
