#include "perft/program/suite_command.h"

#include <fmt/format.h>

#include <boost/json.hpp>
#include <chrono>
#include <fstream>
#include <optional>

#include "perft/counter.h"
#include "perft/program/progress.h"
#include "perft/program/report.h"
#include "perft/program/start_position.h"
#include "perft/suite.h"

namespace adoube::perft {

namespace {

namespace json = boost::json;

struct NumberedEntry {
    std::size_t line = 0;  // from 1
    SuiteEntry entry;
};

Complaint complaint_about_line(const std::string& file, std::size_t number, const std::string& line,
                               const SuiteError& error) {
    const std::string place = fmt::format("{} line {}", file, number);
    const auto unusable = [&](const char* what, const char* expected, const char* fault) {
        return Complaint{place + ": " + what, line, expected, fault, "suite", error.error.offset};
    };
    switch (error.error.fault) {
        case SuiteFault::bad_position: {
            Complaint complaint = complaint_about(line, error.position);
            complaint.what = place + ": " + complaint.what;
            return complaint;
        }
        case SuiteFault::no_counts:
            return unusable("there is no count", "a FEN and counts: FEN ;D1 20 ;D2 400",
                            "noCounts");
        case SuiteFault::unknown_field:
            return unusable("this field is not known", "D1 20 behind a semicolon", "unknownField");
        case SuiteFault::bad_depth:
            return unusable("this is not a depth", "D and a number from 1 to 255", "badDepth");
        case SuiteFault::bad_count:
            return unusable("this is not a count", "a whole number of at most 64 bits", "badCount");
    }
    return unusable("this line cannot be read", "FEN ;D1 20 ;D2 400", "unknown");
}

Expected<std::vector<NumberedEntry>, Complaint> read_suite(const std::string& name) {
    std::ifstream file(name);
    if (!file)
        return Failure{Complaint{"the suite cannot be opened", name,
                                 "a file with lines like FEN ;D1 20 ;D2 400", "cannotOpen",
                                 "--suite"}};
    std::vector<NumberedEntry> entries;
    std::string line;
    for (std::size_t number = 1; std::getline(file, line); ++number) {
        if (is_blank_or_comment(line)) continue;
        auto entry = parse_suite_line(line);
        if (!entry) return Failure{complaint_about_line(name, number, line, entry.error())};
        entries.push_back({number, *std::move(entry)});
    }
    if (entries.empty())
        return Failure{Complaint{"the suite is empty", name, "lines like FEN ;D1 20 ;D2 400",
                                 "emptySuite", "--suite"}};
    return entries;
}

class SuiteCommand {
public:
    SuiteCommand(const Options& options, const SuiteJob& job, const std::atomic<bool>& stop)
        : options_(options), job_(job), counter_(settings_of(options, stop)) {}

    int run(const std::vector<NumberedEntry>& entries) {
        const Clock::time_point start = Clock::now();
        std::size_t done = 0;
        for (const NumberedEntry& entry : entries) {
            if (!check(entry)) return conclude(start, done, entries.size(), true);
            progress_.show(++done, entries.size(), "positions");
        }
        return conclude(start, done, entries.size(), false);
    }

private:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] bool is_wanted(const KnownCount& known) const {
        return known.depth <= job_.largest_depth.value_or(max_depth) &&
               known.nodes <= job_.largest_count.value_or(UINT64_MAX);
    }

    // False if it was interrupted.
    bool check(const NumberedEntry& numbered) {
        const SuiteEntry& entry = numbered.entry;
        std::size_t differing = 0;
        int deepest = 0;
        for (const KnownCount& known : entry.counts) {
            if (!is_wanted(known)) continue;
            const auto found = counter_.count(entry.position, known.depth);
            if (!found && found.error() == Unfinished::interrupted) return false;
            if (!found || *found != known.nodes) {
                ++differing;
                report_mismatch(numbered, known, found);
            }
            nodes_ += found ? *found : 0;
            deepest = std::max(deepest, known.depth);
        }
        report_position(numbered, deepest, differing);
        return true;
    }

    void report_mismatch(const NumberedEntry& numbered, const KnownCount& known,
                         const Expected<std::uint64_t, Unfinished>& found) {
        progress_.clear();
        const std::string found_text = found ? std::to_string(*found) : describe(found.error());
        fmt::print("line {}: {}  depth {} expected {} found {}\n", numbered.line,
                   numbered.entry.fen, known.depth, known.nodes, found_text);
        json::object difference{{"depth", known.depth}, {"expected", known.nodes}};
        if (found) difference["found"] = *found;
        else difference["found"] = nullptr;
        differences_.push_back(std::move(difference));
    }

    void report_position(const NumberedEntry& numbered, int deepest, std::size_t differing) {
        progress_.clear();
        if (differing == 0)
            fmt::print(
                "line {}: {}  {}\n", numbered.line, numbered.entry.fen,
                deepest == 0 ? std::string("left out") : fmt::format("ok to depth {}", deepest));
        std::fflush(stdout);
        failed_ += differing == 0 ? 0 : 1;
        positions_.push_back(json::object{{"line", numbered.line},
                                          {"fen", numbered.entry.fen},
                                          {"depth", deepest},
                                          {"ok", differing == 0},
                                          {"differences", std::move(differences_)}});
        differences_ = {};
    }

    int conclude(Clock::time_point start, std::size_t done, std::size_t all, bool interrupted) {
        const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
        progress_.clear();
        if (interrupted)
            fmt::print(stderr, "perft: interrupted: after {} of {} positions\n", done, all);
        fmt::print("positions {}  failed {}  nodes {}  seconds {:.3f}  nps {}\n", done, failed_,
                   nodes_, seconds, nodes_a_second(nodes_, seconds));
        if (options_.json) {
            const json::object result{{"suite", job_.file},
                                      {"positions", std::move(positions_)},
                                      {"nodes", nodes_},
                                      {"seconds", seconds},
                                      {"nps", nodes_a_second(nodes_, seconds)},
                                      {"interrupted", interrupted},
                                      {"failed", failed_}};
            fmt::print("{}\n", json::serialize(result));
        }
        return failed_ == 0 && !interrupted ? 0 : 1;
    }

    const Options& options_;
    const SuiteJob& job_;
    Counter counter_;
    Progress progress_;
    std::uint64_t nodes_ = 0;
    std::uint64_t failed_ = 0;
    json::array positions_;
    json::array differences_;
};

}  // namespace

int run_suite(const Options& options, const SuiteJob& job, const std::atomic<bool>& stop) {
    const auto entries = read_suite(job.file);
    if (!entries) {
        fmt::print(stderr, "perft: {}\n", one_line(entries.error()));
        if (options.json) fmt::print("{}\n", as_json(entries.error()));
        return 2;
    }
    return SuiteCommand(options, job, stop).run(*entries);
}

}  // namespace adoube::perft
