// Engines by name out of a JSON file in the form that Cute Chess keeps: an array of objects with
// "name", "command", "workingDirectory", "initStrings", "options" and so on.
#pragma once

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

// Where the list is looked for if nobody says where: in the working directory, then where Cute
// Chess keeps it for the user. Empty if there is none.
[[nodiscard]] std::string usual_engine_list();

}  // namespace adoube::arbiter
