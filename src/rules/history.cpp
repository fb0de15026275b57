#include "rules/history.h"

#include <algorithm>

namespace adoube {

void History::push(const Position& next) {
    if (next.halfmove_clock() == 0) positions_.clear();
    positions_.push_back(next);
}

int History::occurrences_with(const Position& next) const {
    if (next.halfmove_clock() == 0) return 1;
    return occurrences_of(next, 1);
}

int History::occurrences_of(const Position& position, int counted_so_far) const {
    const auto same = [&](const Position& earlier) { return earlier.same_as(position); };
    return counted_so_far +
           static_cast<int>(std::count_if(positions_.begin(), positions_.end(), same));
}

}  // namespace adoube
