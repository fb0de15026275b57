// The line above and below the results of a match, as fastchess draws it.
#pragma once

#include <string_view>

namespace adoube::arbiter {

inline constexpr std::string_view ruler = "--------------------------------------------------\n";

}  // namespace adoube::arbiter
