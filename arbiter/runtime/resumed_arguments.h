// `arbiter match -resume FILE` says nothing else: the journal knows how the match was started.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/expected.h"

namespace adoube::arbiter {

// The arguments, after those that stand in the journal which they name if they name no engine;
// the match then goes on in the directory in which it was last started. Or what is wrong with the
// file.
[[nodiscard]] Expected<std::vector<std::string>, std::string> with_resumed(
    std::span<const std::string> arguments);

// The arguments but -resume and its file: how to start the same match, whoever goes on with it.
[[nodiscard]] std::vector<std::string> without_resume(std::span<const std::string> arguments);

}  // namespace adoube::arbiter
