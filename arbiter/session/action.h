// What a player asks for, as JSON: {"type": "move", "uci": "e2e4"}.
#pragma once

#include <boost/json/object.hpp>

#include "arbiter/session/refusal_text.h"
#include "base/expected.h"
#include "game/command.h"
#include "game/game.h"

namespace adoube::arbiter::session {

// The command that the action is in that game. A move in SAN is looked up among the legal moves of
// the position, so it must be the player's turn for one to be found.
[[nodiscard]] Expected<game::Command, Refused> read_action(const boost::json::object& action,
                                                           const game::Game& game, Color by,
                                                           game::Language language);

}  // namespace adoube::arbiter::session
