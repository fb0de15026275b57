#include "tools/train/trainer.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <thread>

namespace adoube::train {

namespace {

// How slowly the means forget, as the paper recommends.
constexpr float mean_decay = 0.9F;
constexpr float mean_square_decay = 0.999F;
constexpr float least_divisor = 1e-8F;

// The rate rises before it falls, while the means know little.
constexpr float warm_up_steps = 200.0F;
constexpr float last_rate_share = 0.01F;

// About 30 of them are added up in each sum.
constexpr float largest_random_weight = 0.18F;

[[nodiscard]] float rate_share(std::size_t step, std::size_t steps) {
    const auto done =
        static_cast<float>(step) / static_cast<float>(std::max<std::size_t>(1, steps));
    const float fallen = 0.5F * (1.0F + std::cos(std::numbers::pi_v<float> * std::min(done, 1.0F)));
    return std::min(1.0F, static_cast<float>(step) / warm_up_steps) *
           (last_rate_share + (1.0F - last_rate_share) * fallen);
}

}  // namespace

std::unique_ptr<FloatNetwork> random_network(std::uint64_t seed) {
    SplitMix64 random(seed);
    auto network = std::make_unique<FloatNetwork>();
    const auto draw = [&](FloatSums& weights, float largest) {
        constexpr std::uint64_t half = 500'000;
        for (float& weight : weights) {
            const auto drawn = static_cast<float>(random.below(2 * half + 1));
            weight = (drawn / static_cast<float>(half) - 1.0F) * largest;
        }
    };
    for (FloatSums& weights : network->feature_weights) draw(weights, largest_random_weight);
    const float largest_output = 1.0F / std::sqrt(2.0F * engine::hidden_size);
    for (auto& views : network->output_weights)
        for (FloatSums& weights : views) draw(weights, largest_output);
    return network;
}

Trainer::Trainer(std::unique_ptr<FloatNetwork> start, std::span<const Example> examples,
                 const Training& training)
    : network_(std::move(start)),
      examples_(examples),
      training_(training),
      random_(training.seed),
      order_(examples.size()),
      gradients_(training.threads),
      mean_(network_->numbers().size()),
      mean_square_(mean_.size()) {
    std::iota(order_.begin(), order_.end(), 0U);
}

double Trainer::run_epoch() {
    for (std::size_t left = order_.size(); left > 1; --left)
        std::swap(order_[left - 1], order_[random_.below(left)]);
    double sum = 0.0;
    std::size_t seen = 0;
    for (; seen + training_.batch <= order_.size(); seen += training_.batch)
        sum += run_batch(std::span(order_).subspan(seen, training_.batch));
    return seen == 0 ? 0.0 : sum / static_cast<double>(seen);
}

double Trainer::run_batch(std::span<const std::uint32_t> batch) {
    std::vector<double> sums(training_.threads);
    const auto learn_part = [&](std::size_t part) {
        FloatNetwork& gradient = gradients_[part];
        std::ranges::fill(gradient.numbers(), 0.0F);
        const std::size_t first = batch.size() * part / training_.threads;
        const std::size_t last = batch.size() * (part + 1) / training_.threads;
        for (std::size_t n = first; n < last; ++n)
            sums[part] += learn(*network_, examples_[batch[n]], training_.aim, gradient);
    };
    {
        std::vector<std::jthread> helpers;
        for (std::size_t part = 1; part < training_.threads; ++part)
            helpers.emplace_back(learn_part, part);
        learn_part(0);
    }
    step();
    return std::accumulate(sums.begin(), sums.end(), 0.0);
}

void Trainer::step() {
    ++steps_;
    const std::size_t batches = order_.size() / training_.batch;
    const auto count = static_cast<float>(steps_);
    // Both means begin at 0 and are made up for it.
    const float rate = training_.rate *
                       rate_share(steps_, batches * static_cast<std::size_t>(training_.epochs)) /
                       (1.0F - std::pow(mean_decay, count));
    const float made_up = 1.0F / (1.0F - std::pow(mean_square_decay, count));
    const auto size = static_cast<float>(training_.batch);
    constexpr auto limit = static_cast<float>(engine::largest_weight);
    const std::span<float> weights = network_->numbers();
    const std::span<float> total = gradients_.front().numbers();
    for (std::size_t part = 1; part < gradients_.size(); ++part) {
        const std::span<const float> more = gradients_[part].numbers();
        for (std::size_t n = 0; n < total.size(); ++n) total[n] += more[n];
    }
    for (std::size_t n = 0; n < weights.size(); ++n) {
        const float slope = total[n] / size;
        mean_[n] = mean_decay * mean_[n] + (1.0F - mean_decay) * slope;
        mean_square_[n] =
            mean_square_decay * mean_square_[n] + (1.0F - mean_square_decay) * slope * slope;
        weights[n] -= rate * mean_[n] / (std::sqrt(mean_square_[n] * made_up) + least_divisor);
        weights[n] = std::min(limit, std::max(-limit, weights[n]));
    }
}

}  // namespace adoube::train
