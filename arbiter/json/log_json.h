// A whole log of events as JSON: written from a game's events, read with every event judged.
#pragma once

#include <boost/json/array.hpp>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "arbiter/json/event_json.h"
#include "arbiter/json/game_card.h"
#include "base/expected.h"
#include "game/replay.h"

namespace adoube::arbiter::json {

[[nodiscard]] boost::json::array write_log(std::span<const game::Event> log, const GameCard& card,
                                           boost::json::storage_ptr storage = {});

struct ReadLog {
    GameCard card;
    game::Game game;
    std::vector<game::Event> log;
};

// What is wrong with a log, and with which event of it, counted from 0.
struct LogFault {
    std::size_t index = 0;
    std::string text{};
};

// The game that a log tells. A log that cannot be read, that contradicts the rules or itself (a
// move whose FEN is another), or that breaks off amid the events of one command is refused.
[[nodiscard]] Expected<ReadLog, LogFault> read_log(const boost::json::array& events);

}  // namespace adoube::arbiter::json
