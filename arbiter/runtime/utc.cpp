#include "arbiter/runtime/utc.h"

#include <fmt/chrono.h>

#include <chrono>

namespace adoube::arbiter {

std::string utc_now() {
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(now));
}

}  // namespace adoube::arbiter
