// `arbiter session`: the session protocol on standard input and output.
#pragma once

#include <span>
#include <string>

namespace adoube::arbiter {

int run_session(std::span<const std::string> arguments);

}  // namespace adoube::arbiter
