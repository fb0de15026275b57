#include "arbiter/runtime/report_merge.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "arbiter/present/match_console.h"
#include "arbiter/present/match_report.h"
#include "arbiter/runtime/command.h"
#include "arbiter/runtime/match_runs.h"
#include "arbiter/storage/append_file.h"

namespace adoube::arbiter {
namespace {

constexpr std::size_t most_gaps_told = 5;

[[nodiscard]] std::string words_for(const JoinedMatch::Gap& gap, const MatchRuns& runs) {
    const int shards = runs.match()->shards();
    const std::string which =
        shards == 1 ? "the match" : fmt::format("shard {} of {}", gap.shard, shards);
    const MatchRuns::Run* const run = runs.run_of(gap.shard);
    if (!run) return which + " is missing";
    const std::string more = gap.games == 1 ? "" : fmt::format(" and {} more", gap.games - 1);
    return fmt::format("{} has not played game {}{}: {}", which, gap.first, more,
                       run->journal.path());
}

[[nodiscard]] std::string words_for(const std::vector<JoinedMatch::Gap>& gaps,
                                    const MatchRuns& runs) {
    std::string text;
    for (const auto& gap : gaps) {
        if (&gap - gaps.data() == most_gaps_told) return text + "; and more";
        text += (text.empty() ? "" : "; ") + words_for(gap, runs);
    }
    return text;
}

// Once a test is decided no run begins another game: what is missing then comes behind all that it
// has played.
[[nodiscard]] bool has_ended_early(const MatchRuns& runs,
                                   const std::vector<JoinedMatch::Gap>& gaps) {
    return runs.match()->is_decided() &&
           std::all_of(gaps.begin(), gaps.end(), [&](const JoinedMatch::Gap& gap) {
               return gap.is_open && runs.run_of(gap.shard);
           });
}

int refuse(const audit::Complaint& complaint, bool json) {
    return complain("report: " + complaint.what, complaint, json);
}

[[nodiscard]] audit::Complaint bad_journal(const std::string& what, const std::string& place) {
    return {"badJournal", "merge", what, place};
}

[[nodiscard]] int write_games(MatchRuns& runs, const MergeWishes& wishes) {
    const std::string& path = wishes.pgn;
    std::error_code error;
    if (can_be_a_regular_file(path) && std::filesystem::file_size(path, error) > 0 && !error)
        return refuse(
            {"fileNotEmpty", "pgnout",
             fmt::format("something is in the file already: --pgnout {}, expected a new file",
                         path),
             path},
            wishes.json);
    std::ofstream file{path, std::ios::binary};
    const auto fault = runs.each_pgn([&](const std::string& game) { file << game; });
    if (fault) return refuse(bad_journal(*fault, ""), wishes.json);
    if (file.flush()) return exit_success;
    refuse({"unwritableFile", "pgnout", fmt::format("games cannot be stored: {}", path), path},
           wishes.json);
    return exit_storage_failed;
}

void print_report(const MatchRuns& runs, bool is_complete, bool json) {
    const JoinedMatch& match = *runs.match();
    if (json) {
        fmt::print("{}", json_report(match.standings(), runs.names(), match.sprt(), is_complete));
        return;
    }
    const auto console =
        MatchConsole::make({runs.options(), runs.names(), match.standings(), match.sprt()});
    fmt::print("{}", console->end(is_complete, std::nullopt));
}

}  // namespace

int merge_report(const MergeWishes& wishes) {
    MatchRuns runs{wishes.places};
    if (const auto fault = runs.look()) return refuse(bad_journal(*fault, ""), wishes.json);
    if (const auto place = runs.empty_place())
        return refuse(
            bad_journal(fmt::format("no journal: {}, expected the folder of a shard", *place),
                        *place),
            wishes.json);
    const auto gaps = runs.match()->gaps();
    const bool is_complete = gaps.empty() || has_ended_early(runs, gaps);
    if (!is_complete && !wishes.so_far)
        return refuse({"gamesMissing", "merge",
                       fmt::format("games are missing: {}, expected all (--so-far does without)",
                                   words_for(gaps, runs)),
                       ""},
                      wishes.json);
    if (!is_complete) fmt::print(stderr, "arbiter: report: {}\n", words_for(gaps, runs));
    if (!wishes.pgn.empty())
        if (const int status = write_games(runs, wishes); status != exit_success) return status;
    print_report(runs, is_complete, wishes.json);
    return exit_success;
}

}  // namespace adoube::arbiter
