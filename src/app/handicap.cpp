#include "app/handicap.h"

#include <algorithm>
#include <cmath>

namespace adoube::app {

namespace {

// Fitted to a few matches at 1500 and at 2000 (docs/strength.md); the rest follows from that.
constexpr double nodes_of_the_weakest = 16.0;
constexpr double elo_a_doubling = 87.0;
constexpr int least_elo_without_errors = 2200;
constexpr int elo_an_error = 20;  // for each hundredth of a pawn

}  // namespace

Handicap handicap_for(int elo) {
    const double doublings = (elo - least_elo) / elo_a_doubling;
    const auto nodes = std::llround(nodes_of_the_weakest * std::exp2(doublings));
    return {static_cast<std::uint64_t>(nodes),
            std::max(0, least_elo_without_errors - elo) / elo_an_error};
}

void Candidates::note(const engine::Report& report) {
    if (report.rank > lines || report.bound != engine::Bound::exact || report.pv.empty()) return;
    const auto rank = static_cast<std::size_t>(report.rank);
    if (lines_.size() < rank) lines_.resize(rank);
    Line& line = lines_[rank - 1];
    line.report = report;
    line.pv.assign(report.pv.begin(), report.pv.end());
}

const engine::Report* Candidates::misjudged_best(engine::Score error, SplitMix64& random) {
    const auto spread = static_cast<std::uint64_t>(2 * error + 1);
    engine::Report* best = nullptr;
    engine::Score best_seen = 0;
    for (Line& line : lines_) {
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
