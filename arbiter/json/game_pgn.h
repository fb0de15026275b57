// A game in PGN, as players take it home: seven-tag roster, time control, how it ended.
#pragma once

#include <string>
#include <string_view>

#include "arbiter/json/game_card.h"
#include "game/game.h"

namespace adoube::arbiter::json {

// The date is that of PGN ("2026.11.29"); a game that goes on has the result "*".
[[nodiscard]] std::string write_pgn(const game::Game& game, const GameCard& card,
                                    std::string_view date = "????.??.??");

// The word of the Termination tag for a reason (PGN standard, 9.8.1).
[[nodiscard]] std::string_view termination_of(game::Reason reason);

}  // namespace adoube::arbiter::json
