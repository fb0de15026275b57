// The options of a match by subject: each one's name, and how its words become part of the match.
#pragma once

#include <span>
#include <string_view>

#include "arbiter/match/match_options.h"
#include "arbiter/match/option_readers.h"

namespace adoube::arbiter {

struct MatchOption {
    std::string_view name;
    Reading (*read)(MatchOptions& options, const OptionGroup& group);
};

// Who meets whom, how often, from which openings, and when that is enough.
[[nodiscard]] std::span<const MatchOption> schedule_options();
// By which rules a single game is played.
[[nodiscard]] std::span<const MatchOption> rule_options();
// What is written where.
[[nodiscard]] std::span<const MatchOption> output_options();
// Those of other match runners that ask for what is done here anyway, or not at all.
[[nodiscard]] std::span<const MatchOption> foreign_options();

}  // namespace adoube::arbiter
