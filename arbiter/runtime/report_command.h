// `arbiter report`: the statistics of a match from any PGN files.
#pragma once

#include <span>
#include <string>

namespace adoube::arbiter {

int run_report(std::span<const std::string> arguments);

}  // namespace adoube::arbiter
