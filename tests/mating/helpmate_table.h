// From which placements of a few men White can still mate: the closure of whole families at once,
// by rules that are written separately and share nothing with src. Castling rights do not occur.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace adoube::helpmates {

// The one or two men beside the kings, White's before the v, Black's behind it: "QvN", "NNv". Of
// two of one color the stronger comes first.
using Family = std::string;

// Squares are numbered from a1 to h8. The men stand in the order of the family's letters.
struct Placement {
    int white_king = 0;
    int black_king = 0;
    std::array<int, 2> men{};  // where there is only one, both are its square
    bool white_to_move = true;
};

// True if kings and men stand on squares of their own, no pawn stands on a last rank, and the
// color that is not to move is not in check.
[[nodiscard]] bool is_possible(const Family& family, const Placement& placement);

class HelpmateTables {
public:
    // Fills the table of the family, and of all that captures and promotions lead to.
    void fill(const Family& family);

    // White can mate by some series of legal moves. The table of the family has been filled, and
    // the placement is possible.
    [[nodiscard]] bool white_can_mate(const Family& family, const Placement& placement) const;

private:
    friend class Filler;
    std::map<Family, std::vector<bool>> tables_;
};

}  // namespace adoube::helpmates
