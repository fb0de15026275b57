// More positions out of those that there are: unlike the ones that an engine plays for, and cheap.
#pragma once

#include <optional>

#include "base/split_mix.h"
#include "rules/position.h"

namespace adoube::train {

// One to three random moves further; nothing if the game ends there or the position is not quiet.
[[nodiscard]] std::optional<Position> varied(const Position& position, SplitMix64& random);

}  // namespace adoube::train
