// The network as it learns: the same shape as engine/network/network.h, with fractions for numbers.
#pragma once

#include <array>
#include <span>

#include "engine/network/network.h"
#include "tools/train/example.h"

namespace adoube::train {

using FloatSums = std::array<float, engine::hidden_size>;

// Floats and nothing else, so that it can be seen as one row of numbers.
struct FloatNetwork {
    std::array<FloatSums, engine::feature_count> feature_weights{};
    FloatSums biases{};
    std::array<std::array<FloatSums, 2>, engine::bucket_count> output_weights{};
    std::array<float, engine::bucket_count> output_biases{};

    [[nodiscard]] std::span<float> numbers();
};

// What the network makes of the position; it stands for a chance to win of 1 / (1 + exp(-output)).
[[nodiscard]] float output_of(const FloatNetwork& network, const Example& example);

// What the chance to win should be.
struct Aim {
    float scale = 220.0F;  // score of a chance of 1 / (1 + 1 / e), about 73 %
    float trust = 0.7F;    // how much the score counts, against the result
};
[[nodiscard]] float aim_for(const Example& example, const Aim& aim);

// The square of the chance's error; adds its derivatives by the network's numbers to `gradient`.
float learn(const FloatNetwork& network, const Example& example, const Aim& aim,
            FloatNetwork& gradient);
// The same square, of many examples on the average.
[[nodiscard]] double error_of(const FloatNetwork& network, std::span<const Example> examples,
                              const Aim& aim);

// Rounded to what the engine plays with, and back.
[[nodiscard]] engine::Network rounded(const FloatNetwork& network, float scale);
[[nodiscard]] FloatNetwork unrounded(const engine::Network& network);

}  // namespace adoube::train
