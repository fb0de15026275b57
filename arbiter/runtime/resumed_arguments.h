// `arbiter match -resume FILE` says nothing else: the journal knows how the match was started.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/expected.h"

namespace adoube::arbiter {

// The arguments, after those that stand in the journal which they name if they name no engine;
// the match then goes on in the directory in which it was started. Or what is wrong with the file.
[[nodiscard]] Expected<std::vector<std::string>, std::string> with_resumed(
    std::span<const std::string> arguments);

}  // namespace adoube::arbiter
