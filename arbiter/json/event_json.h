// Events as JSON, each an object with its `type` and `at`.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <optional>
#include <span>
#include <string>

#include "arbiter/json/game_card.h"
#include "base/expected.h"
#include "game/event.h"
#include "game/game.h"

namespace adoube::arbiter::json {

// Makes the events part of the game and writes them, in their order: what a move was can only be
// told from the positions before and after it.
[[nodiscard]] boost::json::array apply_and_write(game::Game& game,
                                                 std::span<const game::Event> events,
                                                 const GameCard& card,
                                                 boost::json::storage_ptr storage = {});

// The first event of a game, which there is no game to apply to yet.
[[nodiscard]] boost::json::object write_created(const game::Event& created, const GameCard& card,
                                                boost::json::storage_ptr storage = {});

struct Beginning {
    GameCard card{};
    game::Event created;
};

// The first event of a log. The error says what was expected.
[[nodiscard]] Expected<Beginning, std::string> read_created(const boost::json::object& object);

// A later event of a game that has come to `position`; the event may still be against the rules.
[[nodiscard]] Expected<game::Event, std::string> read_event(const boost::json::object& object,
                                                            const Position& position);

}  // namespace adoube::arbiter::json
