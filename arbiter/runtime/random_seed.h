// Chance from the system, for what shall differ every time.
#pragma once

#include <cstdint>

namespace adoube::arbiter {

[[nodiscard]] std::uint64_t random_seed();

}  // namespace adoube::arbiter
