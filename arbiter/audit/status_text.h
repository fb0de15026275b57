// A status for people to read.
#pragma once

#include <optional>
#include <string>

#include "arbiter/audit/line.h"
#include "arbiter/audit/status.h"

namespace adoube::arbiter::audit {

// The board and what can be said of it, in lines.
[[nodiscard]] std::string as_text(const Line& line, const Status& status,
                                  const std::optional<Attempt>& attempted);

}  // namespace adoube::arbiter::audit
