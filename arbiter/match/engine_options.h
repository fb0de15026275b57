// The words after -engine and -each.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/match/match_options.h"
#include "arbiter/match/option_readers.h"
#include "base/expected.h"

namespace adoube::arbiter {

// Applies all words of the group to the engine.
[[nodiscard]] Reading read_engine(EngineOptions& engine, const OptionGroup& group);

// The keys that it reads, "option.NAME" for those that begin so.
[[nodiscard]] std::vector<std::string_view> engine_key_names();

// The engine that a word conf=NAME takes out of the list; a new one without such a word.
[[nodiscard]] Expected<EngineOptions, OptionError> configured_engine(
    const OptionGroup& group, std::span<const EngineOptions> configured);

// The arguments in one text: separated by blanks, except within double or single quotes.
[[nodiscard]] std::vector<std::string> split_arguments(std::string_view text);

}  // namespace adoube::arbiter
