// Words for what is wrong with the options of a match.
#pragma once

#include <string>

#include "arbiter/match/option_words.h"

namespace adoube::arbiter {

// "unknown option: -enigne, did you mean -engine?"
[[nodiscard]] std::string describe(const OptionError& error);

}  // namespace adoube::arbiter
