// Engines by name out of a JSON file in the form that Cute Chess keeps: an array of objects with
// "name", "command", "workingDirectory", "initStrings", "options" and so on.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/match/match_options.h"
#include "base/expected.h"

namespace adoube::arbiter {

// The engines of the text, or what is wrong with it, in words. Engines of another protocol than UCI
// are left out; so are keys that mean nothing here.
[[nodiscard]] Expected<std::vector<EngineOptions>, std::string> read_engine_list(
    std::string_view text);

// The engines that conf=NAME may name in a match with these arguments, started in that folder
// (empty: the working directory); or why the list cannot be had.
[[nodiscard]] Expected<std::vector<EngineOptions>, std::string> configured_engines(
    std::span<const std::string> arguments, const std::string& folder = "");

}  // namespace adoube::arbiter
