// network.bin, which the build makes a source of.
#pragma once

#include <span>

namespace adoube::engine {

extern const std::span<const unsigned char> network_data;

}  // namespace adoube::engine
