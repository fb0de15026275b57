// Weights as the source that the engine is compiled from.
#pragma once

#include <string>

#include "engine/evaluation/weights.h"

namespace adoube::tune {

// The text of src/engine/evaluation/weights.cpp with these weights, but for its line breaks:
// clang-format makes them.
[[nodiscard]] std::string source_of(engine::Weights weights);

}  // namespace adoube::tune
