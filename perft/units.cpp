#include "perft/units.h"

#include <algorithm>
#include <unordered_map>

#include "rules/legal_moves.h"

namespace adoube::perft {

namespace {

// Counts that are less deep take hardly more time than being begun.
constexpr int good_depth = 5;
constexpr int smallest_unit_depth = 3;

// So many positions a unit make units of about the same size.
constexpr std::size_t positions_a_unit = 8;

// Whether the positions are to be expanded further.
[[nodiscard]] bool are_too_few(std::size_t positions, int depth, std::size_t units) {
    if (positions == 0 || depth <= smallest_unit_depth) return false;
    return positions < (depth > good_depth ? units * positions_a_unit : units);
}

// Positions, each once.
class Merger {
public:
    void add(const Position& position, std::uint64_t times) {
        const auto [first, last] = places_.equal_range(position.key());
        for (auto place = first; place != last; ++place) {
            MergedPosition& known = merged_[place->second];
            if (!known.position.same_as(position)) continue;
            known.times += times;
            return;
        }
        places_.emplace(position.key(), merged_.size());
        merged_.push_back({position, times});
    }

    [[nodiscard]] std::vector<MergedPosition> take() { return std::move(merged_); }

private:
    std::vector<MergedPosition> merged_;
    std::unordered_multimap<Key, std::size_t> places_;
};

[[nodiscard]] std::vector<MergedPosition> a_ply_further(
    const std::vector<MergedPosition>& positions) {
    Merger merger;
    for (const MergedPosition& each : positions)
        for (const Move move : legal_moves(each.position))
            merger.add(each.position.after(move), each.times);
    return merger.take();
}

}  // namespace

DividedCount::DividedCount(const Position& root, int depth, std::size_t wanted_units)
    : depth_(depth), positions_{{root, 1}} {
    while (are_too_few(positions_.size(), depth_, wanted_units)) {
        positions_ = a_ply_further(positions_);
        --depth_;
    }
    unit_count_ = std::clamp<std::size_t>(positions_.size(), 1, wanted_units);
}

Unit DividedCount::unit(std::size_t number) const {
    Unit unit{depth_, {}};
    for (std::size_t k = number; k < positions_.size(); k += unit_count_)
        unit.positions.push_back(positions_[k]);
    return unit;
}

Expected<std::uint64_t, Unfinished> count_unit(Counter& counter, const Unit& unit) {
    std::uint64_t sum = 0;
    for (const auto& [position, times] : unit.positions) {
        const auto nodes = counter.count(position, unit.depth);
        if (!nodes) return Failure{nodes.error()};
        std::uint64_t weighted = 0;
        if (__builtin_mul_overflow(*nodes, times, &weighted) ||
            __builtin_add_overflow(sum, weighted, &sum))
            return Failure{Unfinished::overflow};
    }
    return sum;
}

}  // namespace adoube::perft
