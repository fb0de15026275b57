// Engines as guests of boards in the browser: each plays one seat, in a process of its own, and
// knows no more of the game than its view.
#pragma once

#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <memory>
#include <string>

#include "arbiter/players/uci_player.h"
#include "arbiter/web/door.h"

namespace adoube::arbiter {

// Takes the seat with that secret and plays there to the end of the game.
void call_engine(boost::asio::io_context& io, std::shared_ptr<web::Door> door, EngineSetup setup,
                 std::int64_t board, std::string secret);

}  // namespace adoube::arbiter
