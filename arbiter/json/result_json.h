// Results, moves, clocks and instants as JSON.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <optional>

#include "arbiter/json/game_card.h"
#include "game/game.h"

namespace adoube::arbiter::json {

// Milliseconds, or null.
[[nodiscard]] boost::json::value write_instant(const std::optional<game::Instant>& instant);
[[nodiscard]] boost::json::value write_duration(const std::optional<game::Duration>& duration);
// "white", "black" or null.
[[nodiscard]] boost::json::value write_color(const std::optional<Color>& color);

// {"white": ms, "black": ms}; null for a side whose time is not limited.
[[nodiscard]] boost::json::object write_clock(const game::Clock& clock, game::Instant now,
                                              boost::json::storage_ptr storage = {});

// The result of a game that is over, its PGN and summaries included; null while it goes on.
[[nodiscard]] boost::json::value write_result(const game::Game& game, const GameCard& card,
                                              boost::json::storage_ptr storage = {});

}  // namespace adoube::arbiter::json
