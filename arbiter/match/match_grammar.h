// From the words of a command line to the options of a match: pure, no file is looked at.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "arbiter/match/match_options.h"
#include "arbiter/match/option_words.h"
#include "base/expected.h"

namespace adoube::arbiter {

// Options have one dash or two and may come in any order; what -each says is applied last and to
// every engine. At least two engines are needed, each with a command and with a limit for its
// searches.
// `configured` are those that conf=NAME may name.
[[nodiscard]] Expected<MatchOptions, OptionError> parse_match_options(
    std::span<const std::string> arguments, std::span<const EngineOptions> configured = {});

// What -engines says about the list of engines: the file, empty if it is the usual one; nothing
// where neither -engines nor conf= is used.
[[nodiscard]] std::optional<std::string> wanted_engine_list(std::span<const std::string> arguments);

}  // namespace adoube::arbiter
