#include "tools/train/network_file.h"

#include <fstream>
#include <iterator>
#include <type_traits>
#include <vector>

namespace adoube::train {

namespace {

template <class T>
void append(std::string& bytes, T number) {
    const auto bits = static_cast<std::make_unsigned_t<T>>(number);
    for (std::size_t n = 0; n < sizeof(T); ++n) bytes += static_cast<char>(bits >> (8 * n) & 0xFF);
}

template <class T, std::size_t size>
void append(std::string& bytes, const std::array<T, size>& numbers) {
    for (const T& number : numbers) append(bytes, number);
}

}  // namespace

bool write_network(const engine::Network& network, const std::string& path) {
    std::string bytes;
    append(bytes, network.feature_weights);
    append(bytes, network.biases);
    append(bytes, network.output_weights);
    append(bytes, network.output_biases);
    append(bytes, network.scale);
    std::ofstream file(path, std::ios::binary);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    file.close();
    return file.good();
}

std::unique_ptr<engine::Network> read_network(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    const std::string bytes(std::istreambuf_iterator<char>(file), {});
    if (bytes.size() != engine::network_file_size) return nullptr;
    std::vector<unsigned char> numbers(bytes.begin(), bytes.end());
    return std::make_unique<engine::Network>(engine::read_network(numbers));
}

}  // namespace adoube::train
