// `arbiter serve`: the board in a browser.
#pragma once

#include <span>
#include <string>

namespace adoube::arbiter {

int run_serve(std::span<const std::string> arguments);

}  // namespace adoube::arbiter
