// Endgame tables as a referee sees them: the value of a position with perfect play.
#pragma once

#include <cstdint>
#include <optional>

#include "arbiter/match/match_options.h"
#include "game/result.h"
#include "rules/position.h"

namespace adoube::arbiter {

// For the side to move. With the fifty-move rule `cursed_win` and `blessed_loss` are draws.
enum class TableValue : std::uint8_t { loss, blessed_loss, draw, cursed_win, win };

class Tablebase {
public:
    virtual ~Tablebase() = default;
    // The largest number of pieces that there is a table for, kings included.
    [[nodiscard]] virtual int pieces() const = 0;
    // Of a position without castling rights, right after a capture or a pawn move; nothing where
    // there is no table.
    [[nodiscard]] virtual std::optional<TableValue> probe(const Position& position) = 0;
};

// The result that the tables give a position that has come up in a game; nothing while it has to be
// played on. Only a position right after a capture or a pawn move is judged: no table knows how
// many moves of the fifty are left.
[[nodiscard]] std::optional<game::Outcome> adjudicate_by_table(Tablebase& tables,
                                                               const TablebaseOptions& options,
                                                               const Position& position);

}  // namespace adoube::arbiter
