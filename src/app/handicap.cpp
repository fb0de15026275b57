#include "app/handicap.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace adoube::app {

namespace {

struct RatedHandicap {
    int elo;
    double nodes;
    int lines;
    int error;
};

// The ratings that matches were played at (docs/strength.md), but for the last, which goes on from
// the two before and is beyond what most clocks allow.
constexpr std::array<RatedHandicap, 8> rated{{{least_elo, 16, 4, 500},
                                              {1350, 64, 4, 90},
                                              {1500, 400, 4, 38},
                                              {1750, 1'150, 2, 19},
                                              {2000, 8'000, 1, 0},
                                              {2200, 36'000, 1, 0},
                                              {2400, 250'000, 1, 0},
                                              {largest_elo, 64'000'000, 1, 0}}};

}  // namespace

// Between two of them Elo is taken as linear in the doublings of the nodes, and in the rest.
Handicap handicap_for(int elo) {
    const auto above = std::find_if(rated.begin() + 1, rated.end() - 1,
                                    [&](const RatedHandicap& each) { return each.elo >= elo; });
    const RatedHandicap& low = *(above - 1);
    const RatedHandicap& high = *above;
    const double share = static_cast<double>(elo - low.elo) / (high.elo - low.elo);
    const auto rounded = [&](double from, double to) {
        return static_cast<int>(std::lround(std::lerp(from, to, share)));
    };
    const double nodes = std::exp2(std::lerp(std::log2(low.nodes), std::log2(high.nodes), share));
    return {static_cast<std::uint64_t>(std::llround(nodes)), rounded(low.lines, high.lines),
            rounded(low.error, high.error)};
}

void Candidates::note(const engine::Report& report) {
    if (report.rank > lines || report.bound != engine::Bound::exact || report.pv.empty()) return;
    const auto rank = static_cast<std::size_t>(report.rank);
    if (lines_.size() < rank) lines_.resize(rank);
    Line& line = lines_[rank - 1];
    line.report = report;
    line.pv.assign(report.pv.begin(), report.pv.end());
}

const engine::Report* Candidates::misjudged_best(const Handicap& handicap, SplitMix64& random) {
    const engine::Score error = handicap.error;
    const auto spread = static_cast<std::uint64_t>(2 * error + 1);
    engine::Report* best = nullptr;
    engine::Score best_seen = 0;
    const std::size_t compared = std::min(lines_.size(), static_cast<std::size_t>(handicap.lines));
    for (Line& line : std::span(lines_).first(compared)) {
        if (line.pv.empty()) continue;
        const engine::Score seen =
            line.report.score + static_cast<engine::Score>(random.below(spread)) - error;
        if (best != nullptr && seen <= best_seen) continue;
        best = &line.report;
        best->pv = line.pv;
        best_seen = seen;
    }
    if (best != nullptr) best->rank = 1;
    return best;
}

}  // namespace adoube::app
