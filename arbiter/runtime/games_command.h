// `arbiter games`: the games of an event store.
#pragma once

#include <span>
#include <string>

namespace adoube::arbiter {

int run_games(std::span<const std::string> arguments);

}  // namespace adoube::arbiter
