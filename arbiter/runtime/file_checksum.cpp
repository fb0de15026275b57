#include "arbiter/runtime/file_checksum.h"

#include <array>
#include <boost/crc.hpp>
#include <fstream>

namespace adoube::arbiter {

std::uint32_t file_checksum(const std::string& path) {
    std::ifstream file{path, std::ios::binary};
    boost::crc_32_type checksum;
    std::array<char, 65536> buffer{};
    while (file.read(buffer.data(), buffer.size()) || file.gcount() > 0)
        checksum.process_bytes(buffer.data(), static_cast<std::size_t>(file.gcount()));
    return checksum.checksum();
}

}  // namespace adoube::arbiter
