#include "arbiter/runtime/random_seed.h"

#include <random>

namespace adoube::arbiter {

std::uint64_t random_seed() {
    std::random_device device;
    return std::uint64_t{device()} << 32 | device();
}

}  // namespace adoube::arbiter
