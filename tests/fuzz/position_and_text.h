// An input that is a position and a text: two bytes choose the position, the rest is the text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/split_mix.h"
#include "fuzz/fuzz_target.h"
#include "support/random_positions.h"

namespace adoube::fuzz {

struct PositionAndText {
    Position position;
    std::string_view text;
};

// An odd number chooses the standard start, where most texts mean something.
[[nodiscard]] inline PositionAndText position_and_text(const std::uint8_t* data, std::size_t size) {
    if (size < 2) return {Position::initial(), {}};
    const unsigned number = data[0] | static_cast<unsigned>(data[1]) << 8;
    const std::string_view text = text_of(data + 2, size - 2);
    if (number % 2 == 1) return {Position::initial(), text};
    SplitMix64 random(number);
    return {random_placement(random), text};
}

}  // namespace adoube::fuzz
