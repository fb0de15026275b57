#include "perft/program/units_command.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <boost/json.hpp>
#include <chrono>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <system_error>
#include <vector>

#include "notation/fen.h"
#include "perft/checked_sum.h"
#include "perft/counter.h"
#include "perft/program/report.h"
#include "perft/program/unit_file.h"
#include "perft/units.h"

namespace adoube::perft {

namespace {

namespace files = std::filesystem;
namespace json = boost::json;

[[nodiscard]] Complaint unusable(const std::string& what, const files::path& path,
                                 const std::string& expected) {
    return {what, path.string(), expected, "badPath", path.string()};
}

[[nodiscard]] std::optional<std::string> read_text(const files::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file || files::is_directory(path)) return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(file), {});
}

// The whole text or nothing: it is written beside and moved into its place.
[[nodiscard]] bool write_text(const files::path& path, const std::string& text) {
    const files::path beside = path.string() + ".part";
    {
        std::ofstream file(beside, std::ios::binary);
        file << text << '\n';
        if (!file.flush()) return false;
    }
    std::error_code error;
    files::rename(beside, path, error);
    return !error;
}

[[nodiscard]] std::optional<Complaint> prepare_folder(const files::path& folder) {
    std::error_code error;
    files::create_directories(folder, error);
    if (error || !files::is_directory(folder))
        return unusable("the folder cannot be made", folder, "a new or empty folder");
    if (!files::is_empty(folder, error) || error)
        return unusable("there is something in the folder", folder, "a new or empty folder");
    return std::nullopt;
}

[[nodiscard]] Expected<UnitResult, Complaint> read_result_file(const files::path& file) {
    const auto text = read_text(file);
    if (!text) return Failure{unusable("the result cannot be opened", file, "a file to read")};
    return read_result(*text, file.string());
}

// The result of the unit, if there is one already.
[[nodiscard]] std::optional<UnitResult> result_of(const NumberedUnit& unit,
                                                  const files::path& file) {
    auto known = read_result_file(file);
    if (!known || known->count != unit.count || known->number != unit.number) return std::nullopt;
    return *std::move(known);
}

[[nodiscard]] Expected<UnitResult, Unfinished> count(const NumberedUnit& unit,
                                                     const Settings& settings) {
    Counter counter(settings);
    const auto start = std::chrono::steady_clock::now();
    const auto nodes = count_unit(counter, unit.unit);
    if (!nodes) return Failure{nodes.error()};
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
    return UnitResult{unit.count, unit.number, *nodes, spent.count()};
}

void print_result(const Options& options, const UnitResult& result, bool counted_before) {
    fmt::print("unit {} of {}  {}{}\n", result.number, result.count.units,
               count_line(result.count.depth, result.nodes, result.seconds),
               counted_before ? "  (counted before)" : "");
    if (options.json) fmt::print("{}\n", json::serialize(write_result(result)));
}

// The results of a count that lie in a folder.
class Results {
public:
    // What is wrong with it, if anything is.
    [[nodiscard]] std::optional<Complaint> add(const files::path& file) {
        auto result = read_result_file(file);
        if (!result) return result.error();
        if (!count_) count_ = result->count;
        if (result->count != *count_)
            return unusable("this is a result of another count", file,
                            "results of one count in a folder");
        const auto number = result->number;
        if (!results_.emplace(number, std::move(*result)).second)
            return unusable("there are two results of one unit", file, "one of each");
        return std::nullopt;
    }

    [[nodiscard]] const std::optional<CountId>& count() const { return count_; }

    [[nodiscard]] std::vector<std::string> missing() const {
        std::vector<std::string> names;
        for (std::size_t number = 1; number <= count_->units; ++number)
            if (!results_.contains(number)) names.push_back(unit_file_name(number));
        return names;
    }

    [[nodiscard]] Expected<std::uint64_t, Unfinished> nodes() const {
        CheckedSum sum;
        for (const auto& [number, result] : results_) sum.add(result.nodes);
        return sum.total();
    }

    [[nodiscard]] double seconds() const {
        double sum = 0.0;
        for (const auto& [number, result] : results_) sum += result.seconds;
        return sum;
    }

private:
    std::optional<CountId> count_;
    std::map<std::size_t, UnitResult> results_;
};

// All files that look like results, in the order of their names.
[[nodiscard]] std::vector<files::path> result_files(const files::path& folder) {
    std::vector<files::path> found;
    std::error_code error;
    for (const auto& entry : files::directory_iterator(folder, error))
        if (entry.path().filename().string().ends_with(".result.json"))
            found.push_back(entry.path());
    std::sort(found.begin(), found.end());
    return found;
}

[[nodiscard]] int report_missing(const Results& results, const std::vector<std::string>& missing) {
    constexpr std::size_t most = 8;
    const auto shown =
        missing.begin() + static_cast<std::ptrdiff_t>(std::min(most, missing.size()));
    fmt::print(stderr, "perft: {} of {} units have no result yet: {}{}\n", missing.size(),
               results.count()->units, fmt::join(missing.begin(), shown, " "),
               missing.size() > most ? " …" : "");
    return 1;
}

}  // namespace

int run_make_units(const Options& options, const MakeUnitsJob& job) {
    const DividedCount division(job.position, job.depth, job.units);
    const files::path folder = job.folder;
    if (const auto complaint = prepare_folder(folder)) return complain(*complaint, options.json);
    const CountId count{fen::write(job.position), job.variant, job.depth, division.unit_count()};
    for (std::size_t k = 0; k < division.unit_count(); ++k) {
        const files::path file = folder / unit_file_name(k + 1);
        if (!write_text(file, json::serialize(write_unit({count, k + 1, division.unit(k)}))))
            return complain(unusable("the unit cannot be written", file, "room for it"),
                            options.json);
    }
    fmt::print("{} units with {} positions to count to depth {} in {}\n", division.unit_count(),
               division.position_count(), division.depth(), folder.string());
    return 0;
}

int run_unit(const Options& options, const RunUnitJob& job, const std::atomic<bool>& stop) {
    const auto text = read_text(job.file);
    if (!text)
        return complain(unusable("the unit cannot be opened", job.file, "a file to read"),
                        options.json);
    const auto unit = read_unit(*text, job.file);
    if (!unit) return complain(unit.error(), options.json);
    const files::path result_file = result_file_of(job.file);
    if (const auto known = result_of(*unit, result_file)) {
        print_result(options, *known, true);
        return 0;
    }
    const auto result = count(*unit, settings_of(options, stop));
    if (!result) {
        fmt::print(stderr, "perft: {}: unit {} of {}\n", describe(result.error()), unit->number,
                   unit->count.units);
        return 1;
    }
    if (!write_text(result_file, json::serialize(write_result(*result))))
        return complain(unusable("the result cannot be written", result_file, "room for it"),
                        options.json);
    print_result(options, *result, false);
    return 0;
}

int run_join(const Options& options, const JoinJob& job) {
    Results results;
    for (const files::path& file : result_files(job.folder))
        if (const auto complaint = results.add(file)) return complain(*complaint, options.json);
    if (!results.count())
        return complain(unusable("there are no results", job.folder,
                                 "a folder of units that have been counted"),
                        options.json);
    if (const auto missing = results.missing(); !missing.empty())
        return report_missing(results, missing);
    const auto nodes = results.nodes();
    if (!nodes) {
        fmt::print(stderr, "perft: {}\n", describe(nodes.error()));
        return 1;
    }
    const int depth = results.count()->depth;
    fmt::print("{}\n", count_line(depth, *nodes, results.seconds()));
    if (options.json)
        fmt::print("{}\n",
                   json::serialize(json::object{{"depth", depth},
                                                {"nodes", *nodes},
                                                {"seconds", results.seconds()},
                                                {"nps", nodes_a_second(*nodes, results.seconds())},
                                                {"units", results.count()->units}}));
    return 0;
}

}  // namespace adoube::perft
