// Fits a network to examples: batch after batch, with Adam (Kingma and Ba, "Adam: A Method for
// Stochastic Optimization", 2015), at a rate that falls along half a cosine.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "base/split_mix.h"
#include "tools/train/float_network.h"

namespace adoube::train {

struct Training {
    int epochs = 8;  // how often every example is seen
    std::size_t batch = 16'384;
    float rate = 0.001F;  // at first: how far a weight may go with each batch
    Aim aim{};
    std::size_t threads = 1;
    std::uint64_t seed = 1;  // of the order of examples
};

// Small random weights, with which the network says little.
[[nodiscard]] std::unique_ptr<FloatNetwork> random_network(std::uint64_t seed);

class Trainer {
public:
    // Keeps a reference to the examples.
    Trainer(std::unique_ptr<FloatNetwork> start, std::span<const Example> examples,
            const Training& training);

    // Sees all examples once, but for a rest that is no batch; the mean square error on the way.
    // Results are the same with the same number of threads.
    double run_epoch();

    [[nodiscard]] const FloatNetwork& network() const { return *network_; }

private:
    double run_batch(std::span<const std::uint32_t> batch);
    void step();

    std::unique_ptr<FloatNetwork> network_;
    std::span<const Example> examples_;
    Training training_;
    SplitMix64 random_;
    std::vector<std::uint32_t> order_;
    std::vector<FloatNetwork> gradients_;  // of each thread
    std::vector<float> mean_;              // of the gradient, and of its square
    std::vector<float> mean_square_;
    std::size_t steps_ = 0;
};

}  // namespace adoube::train
