// When a search has to end, from the limits of a `go` and the clock on the wall.
#pragma once

#include <atomic>
#include <chrono>
#include <optional>

#include "app/options.h"
#include "engine/time_budget.h"
#include "rules/color.h"
#include "uci/command.h"

namespace adoube::app {

using WallClock = std::chrono::steady_clock;

// The time for the move of that color; nothing if no clock runs.
[[nodiscard]] std::optional<engine::TimeBudget> budget_of(const uci::command::Go& go, Color turn,
                                                          const Options& options);

// One thread thinks, another tells it that the expected move was played or to stop.
class ThinkTime {
public:
    // `received` is when the line was read.
    ThinkTime(const uci::command::Go& go, Color turn, const Options& options,
              WallClock::time_point received);

    // The opponent has played the expected move: the clock runs from now on.
    void ponder_hit(WallClock::time_point now);
    [[nodiscard]] bool is_pondering() const { return pondering_; }
    // Without an end of its own: there is no answer before stop, or before the pondering ends.
    [[nodiscard]] bool waits() const { return infinite_ || pondering_; }

    [[nodiscard]] bool is_over(WallClock::time_point now) const;
    // After an iteration: whether another one does not pay. While pondering it is never enough, but
    // if it were, the search is over as soon as the expected move is played.
    [[nodiscard]] bool is_enough(const engine::Iteration& iteration, WallClock::time_point now);

    // Since the line was read.
    [[nodiscard]] std::chrono::milliseconds elapsed(WallClock::time_point now) const;
    [[nodiscard]] const std::optional<engine::TimeBudget>& budget() const { return budget_; }

private:
    [[nodiscard]] WallClock::duration on_the_clock(WallClock::time_point now) const;

    std::optional<engine::TimeBudget> budget_;
    bool move_time_only_;
    bool infinite_;
    WallClock::time_point received_;
    std::atomic<WallClock::duration> clock_started_;
    std::atomic<bool> pondering_;
    std::atomic<bool> pondered_enough_{false};  // after the last iteration
};

}  // namespace adoube::app
