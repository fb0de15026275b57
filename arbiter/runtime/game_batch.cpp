#include "arbiter/runtime/game_batch.h"

#include <fmt/format.h>

#include <boost/json/serialize.hpp>
#include <iterator>

#include "arbiter/audit/game_audit.h"
#include "arbiter/audit/game_json.h"
#include "notation/pgn_writer.h"

namespace adoube::arbiter {

namespace {

[[nodiscard]] std::string_view tag_or(const pgn::Tags& tags, std::string_view name,
                                      std::string_view otherwise) {
    const auto* const value = tags.find(name);
    return value ? std::string_view(*value) : otherwise;
}

void count(CheckTotals& totals, const pgn::ReadGame& read,
           const std::vector<audit::Finding>& findings) {
    ++totals.games;
    totals.plies += read.game.line.moves.size();
    if (read.error) ++totals.unreadable;
    for (const audit::Finding& finding : findings) {
        if (finding.kind == audit::FindingKind::wrong_result) ++totals.wrong_results;
        if (finding.kind == audit::FindingKind::missed_end) ++totals.missed_ends;
        if (finding.kind == audit::FindingKind::possible_claim) ++totals.possible_claims;
    }
}

// "file.pgn:12: White - Black, ply 5: what"
void report_line(std::string& report, std::string_view file, const pgn::ReadGame& read,
                 pgn::Place place, int ply, std::string_view what) {
    fmt::format_to(std::back_inserter(report), "{}:{}:{}: {} - {}", file, place.line, place.column,
                   tag_or(read.game.tags, "White", "?"), tag_or(read.game.tags, "Black", "?"));
    if (ply > 0) fmt::format_to(std::back_inserter(report), ", ply {}", ply);
    fmt::format_to(std::back_inserter(report), ": {}\n", what);
}

void report_lines(std::string& report, std::string_view file, const pgn::ReadGame& read,
                  const std::vector<audit::Finding>& findings) {
    if (read.error)
        report_line(report, file, read, read.error->place, read.error->ply,
                    audit::describe(*read.error));
    for (const audit::Finding& finding : findings)
        report_line(report, file, read, finding.remark ? finding.remark->place : read.place,
                    finding.ply, audit::describe(finding));
}

}  // namespace

void GameBatch::add(const pgn::GameText& game) {
    games_.push_back({text_.size(), game.text.size(), game.place, game.too_long});
    text_ += game.text;
}

pgn::GameText GameBatch::game(std::size_t index) const {
    const Extent& extent = games_[index];
    return {std::string_view(text_).substr(extent.offset, extent.size), extent.place,
            extent.too_long};
}

CheckTotals& CheckTotals::operator+=(const CheckTotals& other) {
    games += other.games;
    plies += other.plies;
    unreadable += other.unreadable;
    wrong_results += other.wrong_results;
    missed_ends += other.missed_ends;
    possible_claims += other.possible_claims;
    return *this;
}

void check(const pgn::GameText& game, std::string_view file, const CheckTask& task,
           CheckedBatch& checked) {
    const pgn::ReadOptions options{task.json || task.fix, task.fix};
    const pgn::ReadGame read = pgn::read_game(game, options);
    const auto findings = audit::findings_in(read, {task.exact});
    if (task.json) {
        if (checked.totals.games > 0) checked.report += ",\n";
        checked.report += boost::json::serialize(audit::as_json(read, findings, file));
    } else {
        report_lines(checked.report, file, read, findings);
    }
    if (task.fix && !read.error) checked.fixed += pgn::write(read.game);
    count(checked.totals, read, findings);
}

CheckedBatch check(const GameBatch& batch, const CheckTask& task) {
    CheckedBatch checked;
    for (std::size_t index = 0; index < batch.size(); ++index)
        check(batch.game(index), batch.file(), task, checked);
    return checked;
}

}  // namespace adoube::arbiter
