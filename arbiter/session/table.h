// One game of a session: the game, its log, who plays, and where its time line lies.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "arbiter/json/game_card.h"
#include "game/game.h"

namespace adoube::arbiter::session {

struct Table {
    std::string id;
    json::GameCard card;
    game::Game game;
    std::vector<game::Event> log;
    // On virtual time: of the latest request that was carried out.
    game::Instant latest{};
    // On real time: what to add to the session's time to get the game's. A game that comes back
    // from a store goes on where it stood.
    game::Duration offset{};

    // When the session has to look after this game by itself, on the session's time line.
    [[nodiscard]] std::optional<game::Instant> due() const {
        const auto deadline = game.deadline();
        if (card.virtual_time || !deadline) return std::nullopt;
        return *deadline - offset;
    }
};

}  // namespace adoube::arbiter::session
