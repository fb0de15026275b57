#include "arbiter/runtime/file_checksum.h"

#include <array>
#include <fstream>

namespace adoube::arbiter {

Checksum file_checksum(const std::string& path) {
    std::ifstream file{path, std::ios::binary};
    Checksum checksum;
    std::array<char, 65536> buffer{};
    while (file.read(buffer.data(), buffer.size()) || file.gcount() > 0)
        checksum.process_bytes(buffer.data(), static_cast<std::size_t>(file.gcount()));
    return checksum;
}

}  // namespace adoube::arbiter
