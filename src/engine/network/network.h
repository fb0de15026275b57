// A small network that judges positions. For each side's view of the board (features.h) the
// weights of the features that are there are added up to `hidden_size` sums; what is left of them
// between 0 and 1 is squared, weighted and added up to one number. Those last weights depend on how
// many pieces are on the board. Whole numbers only, the same on every machine. docs/search.md says
// how it is used, docs/network.md where it comes from.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/network/features.h"
#include "engine/score.h"

namespace adoube::engine {

inline constexpr std::size_t hidden_size = 128;  // sums of one view
inline constexpr std::size_t bucket_count = 8;   // sets of output weights

// What stands for 1 among the sums, and among the output weights.
inline constexpr int sum_unit = 255;
inline constexpr int weight_unit = 64;

// No weight is further from 0, so that 16 bits hold the bias and the weights of 64 pieces.
inline constexpr double largest_weight = 1.96;
static_assert(65 * sum_unit * largest_weight < 32'768);

using Sums = std::array<std::int16_t, hidden_size>;

// As it is in network.bin, number after number, the lowest byte first.
struct Network {
    alignas(64) std::array<Sums, feature_count> feature_weights;
    alignas(64) Sums biases;
    // By the number of pieces; the side to move's view comes first.
    alignas(64) std::array<std::array<Sums, 2>, bucket_count> output_weights;
    std::array<std::int32_t, bucket_count> output_biases;  // 1 is sum_unit * weight_unit
    std::int32_t scale;                                    // hundredths of a pawn that 1 stands for
};

inline constexpr std::size_t network_file_size =
    sizeof(Sums) * (feature_count + 1 + 2 * bucket_count) +
    sizeof(std::int32_t) * (bucket_count + 1);

// Out of as many bytes.
[[nodiscard]] Network read_network(std::span<const unsigned char> bytes);

// The one that the program plays with.
[[nodiscard]] const Network& standard_network();

[[nodiscard]] constexpr std::size_t bucket_of(int pieces) {
    constexpr int pieces_a_bucket = 32 / static_cast<int>(bucket_count);
    const auto bucket = static_cast<std::size_t>((pieces - 2) / pieces_a_bucket);
    return bucket < bucket_count ? bucket : bucket_count - 1;
}
static_assert(bucket_of(2) == 0 && bucket_of(6) == 1 && bucket_of(32) == 7 && bucket_of(64) == 7);

// For the side whose own sums come first, which is to move.
[[nodiscard]] Score output(const Network& network, const Sums& own, const Sums& other, int pieces);

}  // namespace adoube::engine
