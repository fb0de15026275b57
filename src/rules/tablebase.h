// Endgame tables as those see them who look something up: the value of a position with perfect
// play. Where the values come from is not the core's business.
#pragma once

#include <cstdint>
#include <optional>

#include "rules/position.h"

namespace adoube {

// For the side to move. With the fifty-move rule `cursed_win` and `blessed_loss` are draws.
enum class TableValue : std::uint8_t { loss, blessed_loss, draw, cursed_win, win };

class Tablebase {
public:
    virtual ~Tablebase() = default;
    // The largest number of pieces that there is a table for, kings included.
    [[nodiscard]] virtual int pieces() const = 0;
    // Of a position without castling rights, right after a capture or a pawn move; nothing where
    // there is no table. Several threads may ask at the same time.
    [[nodiscard]] virtual std::optional<TableValue> probe(const Position& position) = 0;
};

}  // namespace adoube
