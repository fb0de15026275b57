// The wall clock, for dates in records. Nothing that is timed may use it.
#pragma once

#include <string>
#include <string_view>

namespace adoube::arbiter {

// "2026-11-29T18:30:00Z"
[[nodiscard]] std::string utc_now();

// The day of such a time as PGN writes it: "2026.11.29" (PGN standard, 8.1.1.3).
[[nodiscard]] std::string pgn_date(std::string_view utc);

}  // namespace adoube::arbiter
