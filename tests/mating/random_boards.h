// Positions by chance in which the question is hard or its answer can be checked: few men, or
// pawns that stand before each other.
#pragma once

#include "base/split_mix.h"
#include "rules/position.h"

namespace adoube::mating {

// Both kings and `others` men of any kind.
[[nodiscard]] Position few_men(SplitMix64& random, int others);

// Both kings, two to five pairs of pawns that block each other, up to two free pawns, and up to
// one bishop or knight a color.
[[nodiscard]] Position pawn_walls(SplitMix64& random);

}  // namespace adoube::mating
