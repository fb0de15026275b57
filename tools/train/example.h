// What the network learns from: a position as the network sees it, what a search said of it and how
// its game ended.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/static_vector.h"
#include "engine/network/features.h"
#include "engine/score.h"
#include "rules/position.h"

namespace adoube::train {

inline constexpr std::size_t most_pieces = 32;

using Features = StaticVector<std::uint16_t, most_pieces>;

struct Example {
    Features own;  // as the side to move sees the board
    Features other;
    float score = 0.0F;   // hundredths of a pawn for the side to move
    float result = 0.5F;  // for the side to move: 1, 0.5 or 0
};

// A game's result for White: 1, 0 or -1.
using Result = int;

// Nothing if there are more pieces than most_pieces.
[[nodiscard]] std::optional<Example> example_of(const Position& position, engine::Score score,
                                                Result result);

// A line of EPD: the score for the side to move in `ce`, the result in `c9`, like
// `4k3/8/8/8/8/8/4P3/4K3 w - - ce 150; c9 "1-0";`. Nothing if it is none, or if one is missing.
[[nodiscard]] std::optional<Example> read_example(std::string_view line);

// Such a line.
[[nodiscard]] std::string write_example(const Position& position, engine::Score score,
                                        Result result);

}  // namespace adoube::train
