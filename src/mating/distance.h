// A guess at how far a helpmate is away. It orders the search and proves nothing.
#pragma once

#include "rules/color.h"
#include "rules/position.h"

namespace adoube::mating {

inline constexpr int largest_distance = 255;

// From 0, about to mate, to largest_distance.
[[nodiscard]] int mate_distance(const Position& position, Color winner);

}  // namespace adoube::mating
