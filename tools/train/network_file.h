// Files of a network, in the format of engine/network/network.h.
#pragma once

#include <memory>
#include <string>

#include "engine/network/network.h"

namespace adoube::train {

// False if the file cannot be written.
[[nodiscard]] bool write_network(const engine::Network& network, const std::string& path);

// Nothing if the file cannot be read or has another size than a network's.
[[nodiscard]] std::unique_ptr<engine::Network> read_network(const std::string& path);

}  // namespace adoube::train
