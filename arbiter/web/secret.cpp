#include "arbiter/web/secret.h"

#include <fmt/format.h>

#include <random>

namespace adoube::arbiter::web {

std::string draw_secret() {
    std::random_device device;
    return fmt::format("{:08x}{:08x}{:08x}{:08x}", device(), device(), device(), device());
}

bool is_same_secret(std::string_view one, std::string_view other) {
    if (one.size() != other.size()) return false;
    unsigned difference = 0;
    for (std::size_t index = 0; index < one.size(); ++index)
        difference |= static_cast<unsigned>(one[index] ^ other[index]);
    return difference == 0;
}

}  // namespace adoube::arbiter::web
