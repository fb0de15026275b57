// The wall clock, for dates in records. Nothing that is timed may use it.
#pragma once

#include <string>

namespace adoube::arbiter {

// "2026-11-29T18:30:00Z"
[[nodiscard]] std::string utc_now();

}  // namespace adoube::arbiter
