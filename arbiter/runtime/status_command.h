// arbiter status: audits a position.
#pragma once

#include <span>
#include <string>

namespace adoube::arbiter {

[[nodiscard]] int run_status(std::span<const std::string> arguments);

}  // namespace adoube::arbiter
