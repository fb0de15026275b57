// arbiter check: reads finished games and reports what is wrong with them.
#pragma once

#include <span>
#include <string>

namespace adoube::arbiter {

[[nodiscard]] int run_check(std::span<const std::string> arguments);

}  // namespace adoube::arbiter
