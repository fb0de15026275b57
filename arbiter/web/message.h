// What visitors are told, as JSON texts (docs/web.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "arbiter/session/session.h"
#include "arbiter/web/board.h"
#include "game/view.h"

namespace adoube::arbiter::web {

// Of a board where the host waits for a guest.
[[nodiscard]] std::string waiting_message(const Board& board, std::optional<Seat> seat);

// The game as a viewer may see it now, with its events from a number on.
[[nodiscard]] std::string game_message(session::Session& session, const Board& board,
                                       game::Viewer viewer, std::size_t from, game::Instant now);

[[nodiscard]] std::string refusal_message(std::string_view word, std::string_view text);

// The color of a seat once the game has begun.
[[nodiscard]] Color color_of(const session::Table& table, Seat seat);

}  // namespace adoube::arbiter::web
