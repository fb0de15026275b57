// A status as one JSON object; docs/json.md lists its fields.
#pragma once

#include <boost/json/object.hpp>
#include <optional>

#include "arbiter/audit/line.h"
#include "arbiter/audit/status.h"

namespace adoube::arbiter::audit {

[[nodiscard]] boost::json::object as_json(const Line& line, const Status& status,
                                          const std::optional<Attempt>& attempted);

}  // namespace adoube::arbiter::audit
