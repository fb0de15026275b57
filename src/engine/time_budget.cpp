#include "engine/time_budget.h"

#include <algorithm>

namespace adoube::engine {

using std::chrono::milliseconds;

TimeBudget time_budget(const ClockState& clock, milliseconds overhead) {
    // Without a control ahead, a game that is still to last for so many moves is provided for. Both
    // 26 and 50 lost to it (docs/strength.md).
    constexpr int moves_provided_for = 36;
    constexpr milliseconds longest_wait(100);
    const int moves = std::clamp(clock.moves_to_go.value_or(moves_provided_for), 1, 40);
    const milliseconds left = std::max(milliseconds(0), clock.left - overhead);
    // A busy machine lets a process wait for tens of milliseconds: who lives on a small increment
    // with less than that on the clock loses the game to the first such wait.
    const milliseconds usable = left - std::min(left * 3 / 4, longest_wait);
    const milliseconds increment = std::max(milliseconds(0), clock.increment);
    const milliseconds share = usable / moves + increment * 3 / 4;
    // The last move before the control may use nearly all that is left; others leave a reserve.
    const milliseconds most = moves == 1 ? usable * 9 / 10 : usable * 6 / 10;
    return {std::min(share, most), std::min(share * 5, most)};
}

milliseconds time_for(const TimeBudget& budget, const Iteration& iteration) {
    const int by_stability = 125 - 9 * std::min(iteration.stable_for, 6);
    const int by_effort = 180 - iteration.effort_share * 11 / 100;
    const int by_drop = 100 + std::min(iteration.score_drop, 60);
    const milliseconds wanted = budget.normal * (by_stability * by_effort / 100 * by_drop) / 10'000;
    return std::min(wanted, budget.longest);
}

}  // namespace adoube::engine
