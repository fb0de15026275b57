// The columns of a table of players, as users name them.
#pragma once

#include <string_view>
#include <vector>

#include "arbiter/match/match_options.h"

namespace adoube::arbiter {

inline constexpr std::string_view result_fields_help =
    "default, short, wide, or some of rank, name, elo, error, nelo, games, wins, losses, draws, "
    "points, score, drawratio, los, pairs with commas between them";

// A named format, or columns with commas between them; false if the text is neither.
[[nodiscard]] bool read_result_fields(std::vector<ResultField>& table, std::string_view text);

}  // namespace adoube::arbiter
