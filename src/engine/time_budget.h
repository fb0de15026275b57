// How long to think about a move. Pure arithmetic: the caller reads the clock.
#pragma once

#include <chrono>
#include <optional>

#include "engine/search/search.h"

namespace adoube::engine {

struct ClockState {
    std::chrono::milliseconds left{};  // zero and less happen: then there is no time at all
    std::chrono::milliseconds increment{};
    std::optional<int> moves_to_go{};  // up to the next time control
};

struct TimeBudget {
    std::chrono::milliseconds normal{};   // what the move is worth
    std::chrono::milliseconds longest{};  // never more, whatever the search would like
};

// `overhead` is what the way from the search to the other end of the wire takes.
[[nodiscard]] TimeBudget time_budget(const ClockState& clock, std::chrono::milliseconds overhead);

// The normal time, less of it for a best move that stands firm and takes nearly all of the search,
// more for one that has just changed or turned out worse than thought.
[[nodiscard]] std::chrono::milliseconds time_for(const TimeBudget& budget,
                                                 const Iteration& iteration);

}  // namespace adoube::engine
