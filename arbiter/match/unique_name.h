// Names by which the players of a match are told apart.
#pragma once

#include <string>
#include <vector>

namespace adoube::arbiter {

// The name, or with "_2", "_3" and so on behind it if it is taken. A name that is empty is
// "engine".
[[nodiscard]] std::string unique_name(const std::string& name,
                                      const std::vector<std::string>& taken);

}  // namespace adoube::arbiter
