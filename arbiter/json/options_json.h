// The options of a game as JSON: the names and values that players agree on.
#pragma once

#include <boost/json/object.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "base/expected.h"
#include "game/options.h"
#include "game/time_control.h"

namespace adoube::arbiter::json {

// "10+5" (minutes and seconds: 1 to 90, 0 to 60) or "none".
[[nodiscard]] std::optional<game::TimeControl> read_time_control(std::string_view text);
[[nodiscard]] std::string write_time_control(const game::TimeControl& control);

// What is missing has its default. The error names the option and what was expected.
[[nodiscard]] Expected<game::Options, std::string> read_options(const boost::json::object& object);

// All options, so that defaults may change without changing games that are stored.
[[nodiscard]] boost::json::object write_options(const game::Options& options,
                                                boost::json::storage_ptr storage = {});

}  // namespace adoube::arbiter::json
