#include "arbiter/present/line_report.h"

#include <fmt/format.h>

#include "arbiter/match/conclusion.h"

namespace adoube::arbiter {
namespace {

[[nodiscard]] std::string words_of(const LineComplaint& complaint) {
    const std::string move = harmless(complaint.move, longest_shown_word);
    switch (complaint.fault) {
        case LineFault::not_a_move: return move + " is no move";
        case LineFault::illegal_move: return move + " is not legal";
        case LineFault::goes_on_after_end:
            return fmt::format("{} follows the end ({})", move, game::name_of(*complaint.end));
        case LineFault::other_move: return "it begins with another move than the one played";
        case LineFault::mate_too_early: return "it ends before the mate that is promised";
        case LineFault::mate_too_late: return "it is longer than the mate that is promised";
        case LineFault::no_mate: return "it does not end with the mate that is promised";
    }
    return "";
}

}  // namespace

std::vector<LineReport> line_reports(const GameRecord& record) {
    std::vector<LineReport> reports;
    const bool is_even = record.opening_plies % 2 == 0;
    Color mover = is_even ? record.start.turn() : opponent(record.start.turn());
    for (const ThoughtMove& thought : record.thoughts) {
        if (thought.complaint)
            reports.push_back({record.pairing.number, record.names[mover], *thought.complaint,
                               thought.assessment.line});
        mover = opponent(mover);
    }
    return reports;
}

std::string describe(const LineReport& report) {
    return fmt::format("game {}: the line of {} is wrong: {}; pv {}", report.game, report.player,
                       words_of(report.complaint), harmless(report.line, longest_shown_line));
}

}  // namespace adoube::arbiter
