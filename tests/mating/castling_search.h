// From which boards White can still mate where somebody may still castle, by the tables of
// helpmates, which know no castling.
#pragma once

#include "helpmate_table.h"

namespace adoube::helpmates {

// Looks at every board that arises before the last right is lost; there the tables know. The
// table of the family has been filled, and the board is possible.
[[nodiscard]] bool white_can_mate_castling(const HelpmateTables& tables, const Board& board);

}  // namespace adoube::helpmates
