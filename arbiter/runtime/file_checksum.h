// The checksum of a file, as tools for archives compute it.
#pragma once

#include <cstdint>
#include <string>

namespace adoube::arbiter {

// CRC-32 (ISO 3309) of all that is in the file; 0 if it cannot be read.
[[nodiscard]] std::uint32_t file_checksum(const std::string& path);

}  // namespace adoube::arbiter
