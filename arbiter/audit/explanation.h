// Why a move is not legal, in a sentence.
#pragma once

#include <optional>
#include <string>

#include "rules/illegal_move.h"
#include "rules/position.h"

namespace adoube::arbiter::audit {

// What is known of the move that was asked for. A castling move names its wing, or is the king's
// move as UCI writes it.
struct Asked {
    std::optional<Square> from{};
    Square to{};
    std::optional<Wing> castling{};
    std::optional<PieceType> type{};
};

// "the king would pass f1, which the bishop on a6 attacks"
[[nodiscard]] std::string explain(const Position& position, IllegalMove reason, const Asked& asked);

}  // namespace adoube::arbiter::audit
