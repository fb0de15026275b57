// `arbiter compliance ENGINE`, also `arbiter --compliance ENGINE`: does an engine speak UCI?
#pragma once

#include <span>
#include <string>

namespace adoube::arbiter {

int run_compliance(std::span<const std::string> arguments);

}  // namespace adoube::arbiter
