// `arbiter match`: a match or tournament between UCI engines.
#pragma once

#include <span>
#include <string>

namespace adoube::arbiter {

int run_match(std::span<const std::string> arguments);

}  // namespace adoube::arbiter
