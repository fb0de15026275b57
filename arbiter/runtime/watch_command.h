// `arbiter watch`: follows the runs that share a match, and stops them when its test is decided.
#pragma once

#include <span>
#include <string>

namespace adoube::arbiter {

[[nodiscard]] int run_watch(std::span<const std::string> arguments);

}  // namespace adoube::arbiter
