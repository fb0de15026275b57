// The position that the GUI wants to be thought about, with what of the game before it matters.
#pragma once

#include <string>
#include <vector>

#include "base/expected.h"
#include "rules/position.h"
#include "rules/variant.h"
#include "uci/command.h"

namespace adoube::app {

struct GamePosition {
    Position position = Position::initial();
    // Keys of the positions since the last capture or pawn move, the current one left out: only
    // these can be repeated.
    std::vector<Key> earlier{};
};

// The position after all moves of the command; or what is wrong with it, in words.
[[nodiscard]] Expected<GamePosition, std::string> read_game_position(
    const uci::command::Position& command, Variant variant);

// The legal moves among those named, or all if none is named or none of them is legal.
[[nodiscard]] std::vector<Move> moves_to_search(const Position& position,
                                                const std::vector<std::string>& named);

}  // namespace adoube::app
