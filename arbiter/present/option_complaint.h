// Words for what is wrong with the options of a match.
#pragma once

#include <string>
#include <string_view>

#include "arbiter/match/option_words.h"

namespace adoube::arbiter {

// "unknown option: -enigne, did you mean -engine?"
[[nodiscard]] std::string describe(const OptionError& error);
// For programs: "unknownOption".
[[nodiscard]] std::string_view name_of(OptionFault fault);

}  // namespace adoube::arbiter
