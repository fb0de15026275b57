// The time that tests tell a hall, always the same.
#pragma once

#include <string>

namespace adoube::arbiter {

[[nodiscard]] inline std::string utc() { return "2026-11-30T06:00:00Z"; }

}  // namespace adoube::arbiter
