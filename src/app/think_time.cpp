#include "app/think_time.h"

#include <algorithm>

namespace adoube::app {

using std::chrono::milliseconds;

namespace {

// The clock of the side to move; that of the other where it alone is told, which is better than
// to think for ever.
[[nodiscard]] std::optional<engine::ClockState> clock_of(const uci::command::Go& go, Color turn) {
    const bool white = turn == Color::white;
    const auto& own = white ? go.white_time : go.black_time;
    const auto& other = white ? go.black_time : go.white_time;
    const auto& increment = white ? go.white_increment : go.black_increment;
    if (!own && !other && !increment) return std::nullopt;
    const milliseconds left = own ? *own : other.value_or(milliseconds(0));
    return engine::ClockState{left, increment.value_or(milliseconds(0)), go.moves_to_go};
}

// Without a limit a search is as endless as one that is told so.
[[nodiscard]] bool has_limit(const uci::command::Go& go, Color turn) {
    return clock_of(go, turn) || go.move_time || go.depth || go.nodes || go.mate;
}

}  // namespace

std::optional<engine::TimeBudget> budget_of(const uci::command::Go& go, Color turn,
                                            const Options& options) {
    std::optional<engine::TimeBudget> budget;
    if (const auto clock = clock_of(go, turn)) {
        budget = engine::time_budget(*clock, options.move_overhead);
        // A reply that is found while the opponent thinks saves time for the others.
        if (options.ponder) budget->normal = std::min(budget->normal * 5 / 4, budget->longest);
    }
    if (go.move_time) {
        const milliseconds move_time = std::max(milliseconds(0), *go.move_time);
        const milliseconds spared = std::min(options.move_overhead, move_time / 10);
        const milliseconds longest = move_time - spared;
        if (!budget) return engine::TimeBudget{longest, longest};
        budget->longest = std::min(budget->longest, longest);
        budget->normal = std::min(budget->normal, longest);
    }
    return budget;
}

ThinkTime::ThinkTime(const uci::command::Go& go, Color turn, const Options& options,
                     WallClock::time_point received)
    : budget_(budget_of(go, turn, options)),
      move_time_only_(go.move_time && !clock_of(go, turn)),
      infinite_(go.infinite || !has_limit(go, turn)),
      received_(received),
      clock_started_(received.time_since_epoch()),
      pondering_(go.ponder) {}

void ThinkTime::ponder_hit(WallClock::time_point now) {
    clock_started_ = now.time_since_epoch();
    pondering_ = false;
}

WallClock::duration ThinkTime::on_the_clock(WallClock::time_point now) const {
    return now.time_since_epoch() - clock_started_.load();
}

bool ThinkTime::is_over(WallClock::time_point now) const {
    if (!budget_ || waits()) return false;
    return pondered_enough_ || on_the_clock(now) >= budget_->longest;
}

bool ThinkTime::is_enough(const engine::Iteration& iteration, WallClock::time_point now) {
    if (!budget_ || infinite_) return false;
    if (move_time_only_) return is_over(now);
    // What was thought in the opponent's time need not be thought again.
    const bool enough = now - received_ >= engine::time_for(*budget_, iteration);
    if (!pondering_) return enough;
    pondered_enough_ = enough;
    return false;
}

milliseconds ThinkTime::elapsed(WallClock::time_point now) const {
    return std::chrono::duration_cast<milliseconds>(now - received_);
}

}  // namespace adoube::app
