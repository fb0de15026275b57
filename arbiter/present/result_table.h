// All players of a match in a table, the best one first, with the columns that are wanted.
#pragma once

#include <span>
#include <string>

#include "arbiter/match/match_options.h"
#include "arbiter/present/match_report.h"

namespace adoube::arbiter {

[[nodiscard]] std::string result_table(const Standings& standings, const Names& names,
                                       std::span<const ResultField> columns);

}  // namespace adoube::arbiter
