// Time controls as match runners write them: `40/60+0.5`, `1:30+2`, `10+0.1`, `hg60`, `inf`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "game/time_control.h"

namespace adoube::arbiter {

// Seconds with up to six decimals, "1.5"; nothing for any other text or for more than a year.
[[nodiscard]] std::optional<game::Duration> parse_seconds(std::string_view text);

// `[moves/]time[+increment]`, the time in seconds or as minutes:seconds; `hg` and a time for an
// hourglass; or `inf`. Nothing if the text is of no such form or leaves a player without any time.
[[nodiscard]] std::optional<game::TimeControl> parse_time_control(std::string_view text);

// Seconds without needless zeros: "0.1", "60".
[[nodiscard]] std::string seconds_text(game::Duration duration);

// The value of the PGN tag TimeControl (PGN standard, 9.6.1): "40/60", "10+0.1", "*60" (an
// hourglass), "-".
[[nodiscard]] std::string tag_text(const game::TimeControl& control);

}  // namespace adoube::arbiter
