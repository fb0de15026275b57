// Who has scored how much against whom.
#pragma once

#include <string>

#include "arbiter/present/match_report.h"

namespace adoube::arbiter {

// A row and a column for each player, the best one first: points out of games, "12.5/20".
[[nodiscard]] std::string cross_table(const Standings& standings, const Names& names);

}  // namespace adoube::arbiter
