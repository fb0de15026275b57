// The checksum of a file, as tools for archives compute it, to go on with as the file grows.
#pragma once

#include <boost/crc.hpp>
#include <string>

namespace adoube::arbiter {

// CRC-32 (ISO 3309).
using Checksum = boost::crc_32_type;

// That of all that is in the file; of nothing if it cannot be read.
[[nodiscard]] Checksum file_checksum(const std::string& path);

}  // namespace adoube::arbiter
