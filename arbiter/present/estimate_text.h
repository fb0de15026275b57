// Numbers of a match as text that other programs can read: a number or `inf`, never `nan`.
#pragma once

#include <optional>
#include <string>

#include "arbiter/match/rating.h"

namespace adoube::arbiter {

// The value with so many decimals; without one (all games won, or lost) it is beyond any bound in
// the direction that the score tells.
[[nodiscard]] std::string value_text(const std::optional<Estimate>& estimate, double score,
                                     int decimals = 2);
[[nodiscard]] std::string error_text(const std::optional<Estimate>& estimate, int decimals = 2);
// "34.86 +/- 66.06"
[[nodiscard]] std::string estimate_text(const std::optional<Estimate>& estimate, double score);

// With two decimals; 0 of nothing is 0, anything else of nothing `inf`.
[[nodiscard]] std::string ratio_text(int part, int other);
[[nodiscard]] double percent(int part, int whole);

}  // namespace adoube::arbiter
