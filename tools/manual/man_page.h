// A manual page in the macros of man(7).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tools/manual/help_text.h"

namespace adoube::manual {

// The section of games, where engines and match runners are found.
inline constexpr std::string_view man_section = "6";

// `name` is that of the page: "perft", "arbiter-match".
[[nodiscard]] std::string man_page(std::string_view name, const HelpText& help,
                                   const std::vector<std::string>& see_also);

}  // namespace adoube::manual
