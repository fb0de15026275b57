// The static evaluation as the search asks for it, position after position along a line.
#pragma once

#include <array>
#include <memory>

#include "engine/network/accumulator.h"
#include "engine/score.h"

namespace adoube::engine {

class Judge {
public:
    Judge() : accumulators_(std::make_unique<Accumulators>()) {}

    // For the side to move, so many plies from the root, at most max_ply. It is found the faster
    // the more alike the position is to the one that was asked about last at the ply before.
    [[nodiscard]] Score evaluate(const Position& position, int ply);

private:
    using Accumulators = std::array<Accumulator, max_ply + 1>;

    std::unique_ptr<Accumulators> accumulators_;  // by ply
};

}  // namespace adoube::engine
