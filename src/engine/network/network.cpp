#include "engine/network/network.h"

#include <algorithm>
#include <cassert>
#include <type_traits>

#include "engine/network/network_data.h"

namespace adoube::engine {

namespace {

// Takes numbers from the front of the bytes, whatever order this machine keeps its own in.
class ByteReader {
public:
    explicit ByteReader(std::span<const unsigned char> bytes) : bytes_(bytes) {}

    template <class T>
    void read(T& number) {
        std::make_unsigned_t<T> bits = 0;
        for (std::size_t n = 0; n < sizeof(T); ++n)
            bits = static_cast<std::make_unsigned_t<T>>(bits | std::make_unsigned_t<T>{bytes_[n]}
                                                                   << (8 * n));
        number = static_cast<T>(bits);
        bytes_ = bytes_.subspan(sizeof(T));
    }
    template <class T, std::size_t size>
    void read(std::array<T, size>& numbers) {
        for (T& number : numbers) read(number);
    }

private:
    std::span<const unsigned char> bytes_;
};

// Squares of what is between 0 and 1. One factor is weighted before the second is multiplied: so
// both fit into 16 bits, of which processors multiply many at a time.
[[nodiscard]] std::int32_t weighted_squares(const Sums& sums, const Sums& weights) {
    std::int32_t total = 0;
    for (std::size_t n = 0; n < hidden_size; ++n) {
        const std::int16_t kept = std::clamp<std::int16_t>(sums[n], 0, sum_unit);
        const auto once = static_cast<std::int16_t>(kept * weights[n]);
        total += std::int32_t{once} * kept;
    }
    return total;
}
static_assert(sum_unit * largest_weight * weight_unit < 32'768);
static_assert(sum_unit * sum_unit * largest_weight * weight_unit * hidden_size < 2'147'483'648);

}  // namespace

Network read_network(std::span<const unsigned char> bytes) {
    assert(bytes.size() == network_file_size);
    Network network;
    ByteReader reader(bytes);
    reader.read(network.feature_weights);
    reader.read(network.biases);
    reader.read(network.output_weights);
    reader.read(network.output_biases);
    reader.read(network.scale);
    return network;
}

const Network& standard_network() {
    static const Network network = read_network(network_data);
    return network;
}

Score output(const Network& network, const Sums& own, const Sums& other, int pieces) {
    const std::size_t bucket = bucket_of(pieces);
    const auto& weights = network.output_weights[bucket];
    const std::int64_t squares =
        std::int64_t{weighted_squares(own, weights[0])} + weighted_squares(other, weights[1]);
    const std::int64_t sum = squares / sum_unit + network.output_biases[bucket];
    return static_cast<Score>(sum * network.scale / (sum_unit * weight_unit));
}

}  // namespace adoube::engine
