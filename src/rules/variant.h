// The two games that are played here. Their moves follow one rule; they differ in where a game
// may start and in how castling is written.
#pragma once

#include <cstdint>

namespace adoube {

enum class Variant : std::uint8_t { standard, chess960 };

}  // namespace adoube
