// Views as JSON: what a viewer gets to see, and nothing else.
#pragma once

#include <boost/json/object.hpp>

#include "arbiter/json/game_card.h"
#include "game/game.h"
#include "game/view.h"

namespace adoube::arbiter::json {

// The view of a game; the card is only needed for the result in it.
[[nodiscard]] boost::json::object write_view(const game::Game& game, const GameCard& card,
                                             game::Viewer viewer, game::Instant now,
                                             boost::json::storage_ptr storage = {});

}  // namespace adoube::arbiter::json
