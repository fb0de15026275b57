#include "tools/train/float_network.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace adoube::train {

namespace {

using engine::hidden_size;
static_assert(std::has_single_bit(hidden_size));

// One side's sums, as far as they are between 0 and 1.
[[nodiscard]] FloatSums kept_sums(const FloatNetwork& network, const Features& features) {
    FloatSums sums = network.biases;
    for (const std::uint16_t feature : features) {
        const FloatSums& weights = network.feature_weights[feature];
        for (std::size_t n = 0; n < hidden_size; ++n) sums[n] += weights[n];
    }
    for (float& sum : sums) sum = std::min(1.0F, std::max(0.0F, sum));
    return sums;
}

// Added up half on half, for so a processor can work on many numbers at a time.
[[nodiscard]] float weighted_squares(const FloatSums& kept, const FloatSums& weights) {
    FloatSums parts;
    for (std::size_t n = 0; n < hidden_size; ++n) parts[n] = kept[n] * kept[n] * weights[n];
    for (std::size_t half = hidden_size / 2; half > 0; half /= 2)
        for (std::size_t n = 0; n < half; ++n) parts[n] += parts[n + half];
    return parts[0];
}

[[nodiscard]] std::size_t bucket_of(const Example& example) {
    return engine::bucket_of(static_cast<int>(example.own.size()));
}

[[nodiscard]] float chance_of(float output) { return 1.0F / (1.0F + std::exp(-output)); }

[[nodiscard]] float output_of(const FloatNetwork& network, const FloatSums& own,
                              const FloatSums& other, std::size_t bucket) {
    const auto& weights = network.output_weights[bucket];
    return weighted_squares(own, weights[0]) + weighted_squares(other, weights[1]) +
           network.output_biases[bucket];
}

// `slope` is the derivative of the error by the output.
void learn_view(const FloatSums& kept, const Features& features, float slope,
                const FloatSums& weights, FloatSums& weights_gradient, FloatNetwork& gradient) {
    FloatSums by_sum;
    // A sum that was cut off does not matter, however it changes a little.
    for (std::size_t n = 0; n < hidden_size; ++n)
        by_sum[n] = kept[n] < 1.0F ? slope * weights[n] * 2.0F * kept[n] : 0.0F;
    for (std::size_t n = 0; n < hidden_size; ++n) weights_gradient[n] += slope * kept[n] * kept[n];
    for (std::size_t n = 0; n < hidden_size; ++n) gradient.biases[n] += by_sum[n];
    for (const std::uint16_t feature : features) {
        FloatSums& row = gradient.feature_weights[feature];
        for (std::size_t n = 0; n < hidden_size; ++n) row[n] += by_sum[n];
    }
}

template <class T>
[[nodiscard]] T rounded_to(float number, int unit) {
    return static_cast<T>(std::lround(number * static_cast<float>(unit)));
}

}  // namespace

std::span<float> FloatNetwork::numbers() {
    static_assert(sizeof(FloatNetwork) % sizeof(float) == 0);
    return {feature_weights.front().data(), sizeof(FloatNetwork) / sizeof(float)};
}

float output_of(const FloatNetwork& network, const Example& example) {
    return output_of(network, kept_sums(network, example.own), kept_sums(network, example.other),
                     bucket_of(example));
}

float aim_for(const Example& example, const Aim& aim) {
    return aim.trust * chance_of(example.score / aim.scale) + (1.0F - aim.trust) * example.result;
}

float learn(const FloatNetwork& network, const Example& example, const Aim& aim,
            FloatNetwork& gradient) {
    const FloatSums own = kept_sums(network, example.own);
    const FloatSums other = kept_sums(network, example.other);
    const std::size_t bucket = bucket_of(example);
    const float chance = chance_of(output_of(network, own, other, bucket));
    const float error = chance - aim_for(example, aim);
    const float slope = 2.0F * error * chance * (1.0F - chance);
    const auto& weights = network.output_weights[bucket];
    auto& weights_gradient = gradient.output_weights[bucket];
    learn_view(own, example.own, slope, weights[0], weights_gradient[0], gradient);
    learn_view(other, example.other, slope, weights[1], weights_gradient[1], gradient);
    gradient.output_biases[bucket] += slope;
    return error * error;
}

double error_of(const FloatNetwork& network, std::span<const Example> examples, const Aim& aim) {
    double sum = 0.0;
    for (const Example& example : examples) {
        const double error = chance_of(output_of(network, example)) - aim_for(example, aim);
        sum += error * error;
    }
    return examples.empty() ? 0.0 : sum / static_cast<double>(examples.size());
}

engine::Network rounded(const FloatNetwork& network, float scale) {
    using engine::sum_unit;
    using engine::weight_unit;
    engine::Network result{};
    const auto round = [](const FloatSums& from, engine::Sums& to, int unit) {
        for (std::size_t n = 0; n < hidden_size; ++n)
            to[n] = rounded_to<std::int16_t>(from[n], unit);
    };
    for (std::size_t feature = 0; feature < engine::feature_count; ++feature)
        round(network.feature_weights[feature], result.feature_weights[feature], sum_unit);
    round(network.biases, result.biases, sum_unit);
    for (std::size_t bucket = 0; bucket < engine::bucket_count; ++bucket) {
        for (const std::size_t view : {0U, 1U})
            round(network.output_weights[bucket][view], result.output_weights[bucket][view],
                  weight_unit);
        result.output_biases[bucket] =
            rounded_to<std::int32_t>(network.output_biases[bucket], sum_unit * weight_unit);
    }
    result.scale = rounded_to<std::int32_t>(scale, 1);
    return result;
}

FloatNetwork unrounded(const engine::Network& network) {
    FloatNetwork result;
    const auto widen = [](const engine::Sums& from, FloatSums& to, int unit) {
        for (std::size_t n = 0; n < hidden_size; ++n)
            to[n] = static_cast<float>(from[n]) / static_cast<float>(unit);
    };
    for (std::size_t feature = 0; feature < engine::feature_count; ++feature)
        widen(network.feature_weights[feature], result.feature_weights[feature], engine::sum_unit);
    widen(network.biases, result.biases, engine::sum_unit);
    for (std::size_t bucket = 0; bucket < engine::bucket_count; ++bucket) {
        for (const std::size_t view : {0U, 1U})
            widen(network.output_weights[bucket][view], result.output_weights[bucket][view],
                  engine::weight_unit);
        result.output_biases[bucket] = static_cast<float>(network.output_biases[bucket]) /
                                       (engine::sum_unit * engine::weight_unit);
    }
    return result;
}

}  // namespace adoube::train
