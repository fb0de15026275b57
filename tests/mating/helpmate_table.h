// From which placements of a few men White can still mate: the closure of whole families at once,
// by rules that are written separately and share nothing with src.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "few_men_board.h"

namespace adoube::helpmates {

// The one or two men beside the kings, White's before the v, Black's behind it: "QvN", "NNv". Of
// two of one color the stronger comes first.
using Family = std::string;

// The boards of a family, possible or not, are numbered from 0 on. The white king stands on the
// left half: what holds for a board holds for its mirror image.
[[nodiscard]] std::size_t number_of_boards(const Family& family);
[[nodiscard]] Board board_of(const Family& family, std::size_t index);

class HelpmateTables {
public:
    // Fills the table of the family, and of all that captures and promotions lead to.
    void fill(const Family& family);

    // White can mate by some series of legal moves. The table of the family has been filled, the
    // board is possible, and nobody may castle.
    [[nodiscard]] bool white_can_mate(const Board& board) const;
    // The same where a pawn has just passed that square by a double step.
    [[nodiscard]] bool white_can_mate_after(const Board& board, int passed) const;

private:
    friend class Filler;
    std::map<Family, std::vector<bool>> tables_;
};

}  // namespace adoube::helpmates
