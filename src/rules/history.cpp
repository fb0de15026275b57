#include "rules/history.h"

#include <algorithm>
#include <climits>

namespace adoube {

// A position comes again after four plies at the earliest, with the same color to move, and never
// from before a capture or a move of a pawn.
int occurrences_of_last(std::span<const Position> game) {
    const Position& last = game.back();
    const std::size_t quiet_plies = std::min(
        game.size() - 1, static_cast<std::size_t>(last.halfmove_clock().value_or(INT_MAX)));
    int occurrences = 1;
    for (std::size_t back = 4; back <= quiet_plies; back += 2)
        if (game[game.size() - 1 - back].same_as(last)) ++occurrences;
    return occurrences;
}

void History::push(const Position& next) {
    if (next.halfmove_clock() == 0) positions_.clear();
    positions_.push_back(next);
}

int History::occurrences_with(const Position& next) const {
    if (next.halfmove_clock() == 0) return 1;
    const auto same = [&](const Position& earlier) { return earlier.same_as(next); };
    return 1 + static_cast<int>(std::count_if(positions_.begin(), positions_.end(), same));
}

}  // namespace adoube
