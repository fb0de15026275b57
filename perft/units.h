// A count cut into units that can be counted anywhere, in any order, and summed: for several
// processes, machines, or days.
//
//     const DividedCount division(position, 12, 400);
//     for (std::size_t k = 0; k < division.unit_count(); ++k)
//         total += count_unit(counter, division.unit(k));
//
// The same position, depth and number of units always give the same units, so that their numbers
// are all that needs to be sent.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/expected.h"
#include "perft/counter.h"
#include "rules/position.h"

namespace adoube::perft {

// A position and the number of move sequences from the root that lead to it.
struct MergedPosition {
    Position position;
    std::uint64_t times = 1;
};

// A part of a count.
struct Unit {
    int depth = 0;  // plies to count below each position
    std::vector<MergedPosition> positions;
};

class DividedCount {
public:
    // `depth` is 1 to max_depth, `wanted_units` at least 1. The root is expanded until there are
    // several positions for each unit, equal ones (Article 9.2.3) merged into one; a count that is
    // too small for that has fewer units.
    DividedCount(const Position& root, int depth, std::size_t wanted_units);

    [[nodiscard]] std::size_t unit_count() const { return unit_count_; }
    // The unit with that number, from 0. Neighbours among the positions, which take about the same
    // time, go to different units.
    [[nodiscard]] Unit unit(std::size_t number) const;

    [[nodiscard]] std::size_t position_count() const { return positions_.size(); }
    // Plies that are left below each position.
    [[nodiscard]] int depth() const { return depth_; }

private:
    int depth_;
    std::vector<MergedPosition> positions_;
    std::size_t unit_count_;
};

// The sequences that begin with those of the unit's positions.
[[nodiscard]] Expected<std::uint64_t, Unfinished> count_unit(Counter& counter, const Unit& unit);

}  // namespace adoube::perft
