// A sequential probability ratio test as text, in the words of fastchess.
#pragma once

#include <string>

#include "arbiter/match/sprt.h"

namespace adoube::arbiter {

// How far the ratio is on its way to the bound that it tends to.
[[nodiscard]] double percent_of_bound(const Sprt& sprt, double ratio);
// "LLR: 1.25 (42.5%) (-2.94, 2.94) [0.00, 5.00]" and a line feed.
[[nodiscard]] std::string ratio_line(const Sprt& sprt, const Tally& tally);
// Which hypothesis was accepted, and a line feed; empty while none is.
[[nodiscard]] std::string decision_line(const Sprt& sprt, const Tally& tally);

}  // namespace adoube::arbiter
