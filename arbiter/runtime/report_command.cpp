#include "arbiter/runtime/report_command.h"

#include <fmt/format.h>

#include <algorithm>

#include "arbiter/match/result_collector.h"
#include "arbiter/match/result_fields.h"
#include "arbiter/present/cross_table.h"
#include "arbiter/present/match_report.h"
#include "arbiter/present/result_table.h"
#include "arbiter/runtime/command.h"
#include "arbiter/runtime/given_options.h"
#include "arbiter/runtime/pgn_source.h"
#include "arbiter/runtime/report_merge.h"

namespace adoube::arbiter {
namespace {

namespace options = boost::program_options;

using audit::Complaint;
using Files = std::vector<std::string>;

struct Counts {
    int games = 0;
    int without_result = 0;  // or without the names of two players
};

[[nodiscard]] options::options_description known_options(SprtOptions& sprt) {
    const auto number = [](double& place) { return options::value(&place)->value_name("N"); };
    options::options_description known = options_table();
    known.add_options()                                                            //
        ("help", "this text")                                                      //
        ("no-pairs", "statistics of single games, not of pairs with one opening")  //
        ("columns", options::value<std::string>()->value_name("LIST"),
         "a table: default, short, wide, or columns as after match -resultformat")   //
        ("elo0", number(sprt.elo0), "with --elo1: also the state of this test [0]")  //
        ("elo1", number(sprt.elo1), "Elo of its other hypothesis [5]")               //
        ("alpha", number(sprt.alpha), "chance that it accepts elo1 wrongly [0.05]")  //
        ("beta", number(sprt.beta), "chance that it accepts elo0 wrongly [0.05]")    //
        ("model", options::value<std::string>()->value_name("NAME")->default_value("normalized"),
         "normalized, logistic or bayesian")         //
        ("json", "one JSON object instead of text")  //
        ("merge",
         "the arguments are folders in which the shards of one match ran, or their "
         "journals: the report of that match, as it would have ended in one run")  //
        ("pgnout", options::value<std::string>()->value_name("FILE"),
         "with --merge: a new file for all games, in the order of their numbers")  //
        ("so-far", "with --merge: games may be missing")                           //
        ("file", options::value<Files>()->value_name("FILE..."),
         "PGN files, plain, .gz, .bz2 or .zst; - is standard input");
    return known;
}

constexpr std::string_view purpose =
    "Usage: arbiter report FILE.pgn... [OPTION...]\n"
    "       arbiter report --merge FOLDER... [--pgnout FILE] [--so-far] [--json]\n"
    "\n"
    "Says how the players of finished games stand: Elo with 95 % errors, likelihood of\n"
    "superiority, pairs of games, and for more than two players a cross table.\n";

constexpr std::string_view examples =
    "Examples:\n"
    "  arbiter report games.pgn --elo0 0 --elo1 5\n"
    "  arbiter report --merge shard-1 shard-2 shard-3 --pgnout games.pgn\n";

[[nodiscard]] std::optional<FileError> read_file(const std::string& path,
                                                 ResultCollector& collector, Counts& counts) {
    auto source = PgnSource::open(path);
    if (!source) return source.error();
    pgn::Reader reader{{.keep_comments = false, .keep_variations = false}};
    const auto take_games = [&] {
        while (const auto read = reader.next()) {
            ++counts.games;
            if (!collector.add(*read)) ++counts.without_result;
        }
    };
    std::vector<char> buffer(std::size_t{1} << 16);
    while (true) {
        const auto size = source->read(buffer);
        if (!size) return size.error();
        if (*size == 0) break;
        reader.feed({buffer.data(), *size});
        take_games();
    }
    reader.finish();
    take_games();
    return std::nullopt;
}

[[nodiscard]] Complaint bad_option(const std::string& option, std::string what, std::string text) {
    return {"badOptions", option, std::move(what), std::move(text)};
}

[[nodiscard]] bool read_model(SprtOptions& sprt, const std::string& name) {
    if (name == "normalized") sprt.model = EloModel::normalized;
    else if (name == "logistic") sprt.model = EloModel::logistic;
    else if (name == "bayesian") sprt.model = EloModel::bayesian;
    else return false;
    return true;
}

[[nodiscard]] bool is_probability(double number) { return number > 0 && number < 0.5; }

// What is wrong with the test, or nothing.
[[nodiscard]] std::optional<Complaint> check_test(const options::variables_map& given,
                                                  SprtOptions& sprt) {
    const auto& model = given["model"].as<std::string>();
    if (!read_model(sprt, model))
        return bad_option(
            "model", "bad value: --model " + model + ", expected normalized, logistic or bayesian",
            model);
    for (const auto& [option, value] : {std::pair{"alpha", sprt.alpha}, {"beta", sprt.beta}})
        if (!is_probability(value))
            return bad_option(option,
                              "bad value: --alpha or --beta, expected a probability below 0.5",
                              fmt::format("{}", value));
    if (sprt.elo0 >= sprt.elo1)
        return bad_option("elo0", "bad value: --elo0 is not below --elo1",
                          fmt::format("{}", sprt.elo0));
    return std::nullopt;
}

void print_text(const Standings& standings, const Names& names, const Sprt* sprt,
                const std::vector<ResultField>& columns) {
    fmt::print("{}", report(standings, names, sprt));
    if (!columns.empty()) fmt::print("{}", result_table(standings, names, columns));
    if (standings.players() > 2) fmt::print("{}", cross_table(standings, names));
    fmt::print("{}", failures(standings, names));
}

[[nodiscard]] int refuse(const Complaint& complaint, bool json) {
    return complain("report: " + complaint.what, complaint, json);
}

[[nodiscard]] int show(const options::variables_map& given, const ResultCollector& collector,
                       const Counts& counts, SprtOptions sprt_options,
                       const std::vector<ResultField>& columns) {
    if (counts.without_result > 0)
        fmt::print(stderr,
                   "arbiter: report: {} of {} games do not count: no result, or no two "
                   "players\n",
                   counts.without_result, counts.games);
    if (collector.names().size() < 2)
        return refuse(
            {"noGames", "file", "no game counts: expected games of at least two players", ""},
            given.count("json") > 0);
    const bool pairs = given.count("no-pairs") == 0;
    sprt_options.pairs = pairs;
    const Standings standings = collector.standings(pairs);
    const bool has_test = given.count("elo0") + given.count("elo1") > 0;
    const Sprt sprt{sprt_options};
    if (given.count("json") > 0)
        fmt::print("{}",
                   json_report(standings, collector.names(), has_test ? &sprt : nullptr, true));
    else print_text(standings, collector.names(), has_test ? &sprt : nullptr, columns);
    return exit_success;
}

// The match itself says what its test is, and what pairs there are.
[[nodiscard]] int merge(const options::variables_map& given) {
    const bool json = given.count("json") > 0;
    for (const char* const other : {"no-pairs", "columns", "elo0", "elo1"})
        if (given.count(other) > 0)
            return refuse(
                bad_option(other, fmt::format("--{} and --merge, expected one of them", other), ""),
                json);
    if (given.count("file") == 0)
        return refuse(
            bad_option("merge", "no folder: --merge, expected those in which shards ran", ""),
            json);
    MergeWishes wishes;
    wishes.places = given["file"].as<Files>();
    if (given.count("pgnout") > 0) wishes.pgn = given["pgnout"].as<std::string>();
    wishes.so_far = given.count("so-far") > 0;
    wishes.json = json;
    return merge_report(wishes);
}

// What is wrong with options that belong to a report of files.
[[nodiscard]] std::optional<Complaint> check_options(const options::variables_map& given,
                                                     SprtOptions& sprt,
                                                     std::vector<ResultField>& columns) {
    if (given.count("file") == 0) return bad_option("file", "no file: expected a PGN file", "");
    for (const char* const option : {"pgnout", "so-far"})
        if (given.count(option) > 0)
            return bad_option(option, fmt::format("--{} without --merge", option), "");
    if (auto fault = check_test(given, sprt)) return fault;
    if (given.count("columns") == 0) return std::nullopt;
    const auto& wanted = given["columns"].as<std::string>();
    if (read_result_fields(columns, wanted)) return std::nullopt;
    return bad_option(
        "columns", fmt::format("bad value: --columns {}, expected {}", wanted, result_fields_help),
        wanted);
}

[[nodiscard]] int report_files(const options::variables_map& given, SprtOptions sprt) {
    const bool json = given.count("json") > 0;
    std::vector<ResultField> columns;
    if (const auto fault = check_options(given, sprt, columns)) return refuse(*fault, json);
    ResultCollector collector;
    Counts counts;
    for (const std::string& path : given["file"].as<Files>())
        if (const auto error = read_file(path, collector, counts))
            return refuse({"unreadableFile", "file",
                           fmt::format("file cannot be read: {}: {}", path, *error), path},
                          json);
    return show(given, collector, counts, sprt, columns);
}

}  // namespace

int run_report(std::span<const std::string> arguments) {
    SprtOptions sprt;
    const auto known = known_options(sprt);
    const auto given = read_given("report", arguments, known, "file");
    if (!given) {
        const bool json =
            std::find(arguments.begin(), arguments.end(), "--json") != arguments.end();
        return refuse(bad_option("options", given.error(), ""), json);
    }
    if (given->count("help") > 0) {
        print_help(purpose, known, examples);
        return exit_success;
    }
    return given->count("merge") > 0 ? merge(*given) : report_files(*given, sprt);
}

}  // namespace adoube::arbiter
