// A game that was read and what was found in it, as one JSON object.
#pragma once

#include <boost/json/object.hpp>
#include <string_view>
#include <vector>

#include "arbiter/audit/game_audit.h"
#include "notation/pgn_reader.h"

namespace adoube::arbiter::audit {

[[nodiscard]] boost::json::object as_json(const pgn::ReadGame& read,
                                          const std::vector<Finding>& findings,
                                          std::string_view file);

}  // namespace adoube::arbiter::audit
