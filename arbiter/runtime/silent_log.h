// A log that keeps nothing, for engines whose game has none.
#pragma once

namespace spdlog {
class logger;
}

namespace adoube::arbiter {

[[nodiscard]] spdlog::logger* silent_log();

}  // namespace adoube::arbiter
