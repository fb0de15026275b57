#include "perft/program/options.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <boost/program_options.hpp>
#include <sstream>

#include "base/numbers.h"
#include "base/version.h"
#include "perft/counter.h"
#include "perft/program/start_position.h"
#include "rules/chess960.h"

namespace adoube::perft {

namespace po = boost::program_options;

namespace {

constexpr std::size_t largest_hash_megabytes = std::size_t{1} << 20;
constexpr unsigned largest_thread_count = 1024;
constexpr std::size_t largest_unit_count = 1'000'000;

po::options_description visible_options() {
    po::options_description options("Options", 96, 40);
    options.add_options()                                                                    //
        ("chess960", "read and write castling as Chess960 does; a suite is read so anyway")  //
        ("startpos960", po::value<std::string>()->value_name("N"),
         "begin from the Chess960 starting position N (0 to 959)")  //
        ("moves", po::value<std::string>()->value_name("LIST"),
         "moves to play first, as UCI writes them: \"e2e4 e7e5\"")                      //
        ("divide", "print the count of every root move")                                //
        ("each-depth", "count depths 1 to DEPTH, a line each, instead of DEPTH alone")  //
        ("stats", "count captures, checks, mates … of the last ply too (slow)")         //
        ("threads", po::value<std::string>()->value_name("N")->default_value("1"),
         "threads that count")  //
        ("hash", po::value<std::string>()->value_name("MB")->default_value("0"),
         "megabytes of memory for positions that are met again; 0: none")              //
        ("verify", "with --hash: count again under other hash keys and compare")       //
        ("no-bulk", "visit every leaf instead of counting the moves of the last ply")  //
        ("suite", po::value<std::string>()->value_name("FILE"),
         "count all positions of an EPD file (FEN ;D1 20 ;D2 400 …) and compare")  //
        ("max-depth", po::value<std::string>()->value_name("D"),
         "with --suite: leave out depths above D")  //
        ("max-nodes", po::value<std::string>()->value_name("N"),
         "with --suite: leave out counts above N")  //
        ("units", po::value<std::string>()->value_name("DIR"),
         "write the count as units of work into a new folder, a file each")  //
        ("unit-count", po::value<std::string>()->value_name("N"),
         "with --units and --mpi: how many at most (100, 1000)")  //
        ("mpi", "count with all processes that mpirun starts")    //
        ("journal", po::value<std::string>()->value_name("FILE"),
         "with --mpi: keep what is counted, and go on from there when started again")  //
        ("run-unit", po::value<std::string>()->value_name("FILE"),
         "count a unit and write its result beside it")  //
        ("join", po::value<std::string>()->value_name("DIR"),
         "sum the results of all units in a folder")            //
        ("json", "print the result as one line of JSON, last")  //
        ("help", "print this text")                             //
        ("version", "print the version");
    return options;
}

std::string help_text() {
    std::ostringstream text;
    text << "Usage: perft DEPTH [FEN] [OPTION...]\n"
            "       perft --suite FILE.epd [OPTION...]\n"
            "       perft DEPTH [FEN] --units DIR, perft --run-unit FILE, perft --join DIR\n"
            "       mpirun perft DEPTH [FEN] --mpi [--journal FILE] [OPTION...]\n\n"
            "Counts the legal move sequences of a given length.\n"
            "Without FEN the count begins from the standard starting position.\n"
            "Exit status: 0 success, 1 a count that differs or was not finished, 2 bad input.\n\n"
         << visible_options()
         << "\nExample:\n  perft 5 \"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w "
            "KQkq -\" --divide\n";
    return text.str();
}

Complaint bad_value(const std::string& option, const std::string& value,
                    const std::string& expected) {
    return {"this is not a value for " + option, value, expected, "badValue", option};
}

Complaint bad_arguments(const std::string& what, const std::string& text,
                        const std::string& expected) {
    return {what, text, expected, "badArguments", "arguments"};
}

// The whole number in [lowest, highest] that an option has been given; its default if none.
template <class Number>
Expected<std::optional<Number>, Complaint> number_of(const po::variables_map& given,
                                                     const std::string& option, Number lowest,
                                                     Number highest) {
    if (given.count(option) == 0) return std::optional<Number>{};
    const auto& text = given[option].as<std::string>();
    const auto number = parse_number<Number>(text);
    if (!number || *number < lowest || *number > highest)
        return Failure{bad_value("--" + option, text,
                                 fmt::format("a whole number from {} to {}", lowest, highest))};
    return number;
}

Expected<po::variables_map, Complaint> read_command_line(
    const std::vector<std::string>& arguments) {
    po::options_description all = visible_options();
    all.add_options()("words", po::value<std::vector<std::string>>());
    po::positional_options_description positional;
    positional.add("words", -1);
    constexpr int style =
        po::command_line_style::unix_style & ~po::command_line_style::allow_guessing;
    po::variables_map given;
    try {
        po::store(po::command_line_parser(arguments)
                      .options(all)
                      .positional(positional)
                      .style(style)
                      .run(),
                  given);
    } catch (const po::error& error) {
        return Failure{bad_arguments("the command line cannot be read", error.what(),
                                     "options as --help lists them")};
    }
    return given;
}

std::vector<std::string> words_of(const po::variables_map& given) {
    if (given.count("words") == 0) return {};
    return given["words"].as<std::vector<std::string>>();
}

std::optional<std::string> text_of(const po::variables_map& given, const std::string& option) {
    if (given.count(option) == 0) return std::nullopt;
    return given[option].as<std::string>();
}

// The first of these options that was given although it means nothing here.
std::optional<Complaint> misplaced(const po::variables_map& given,
                                   std::initializer_list<const char*> options,
                                   const std::string& with) {
    for (const char* option : options)
        if (given.count(option) != 0 && !given[option].defaulted())
            return bad_arguments("this option means nothing " + with, "--" + std::string(option),
                                 "options as --help lists them");
    return std::nullopt;
}

Expected<SuiteJob, Complaint> suite_job(const po::variables_map& given) {
    const auto words = words_of(given);
    if (!words.empty())
        return Failure{bad_arguments("a suite brings its own depths and positions",
                                     fmt::format("{}", fmt::join(words, " ")),
                                     "no DEPTH or FEN beside --suite")};
    if (auto complaint =
            misplaced(given, {"startpos960", "moves", "divide", "each-depth", "stats", "verify"},
                      "with --suite"))
        return Failure{*complaint};
    const auto depth = number_of<int>(given, "max-depth", 1, max_depth);
    if (!depth) return Failure{depth.error()};
    const auto nodes = number_of<std::uint64_t>(given, "max-nodes", 1, UINT64_MAX);
    if (!nodes) return Failure{nodes.error()};
    return SuiteJob{given["suite"].as<std::string>(), *depth, *nodes};
}

Expected<StartPosition, Complaint> start_of(const po::variables_map& given,
                                            const std::vector<std::string>& words) {
    const std::string fen = fmt::format("{}", fmt::join(words.begin() + 1, words.end(), " "));
    const auto number = number_of<int>(given, "startpos960", 0, chess960_start_count - 1);
    if (!number) return Failure{number.error()};
    if (*number && !fen.empty())
        return Failure{bad_arguments("there can be only one position to begin from", fen,
                                     "either a FEN or --startpos960")};
    const Variant variant =
        given.count("chess960") != 0 || *number ? Variant::chess960 : Variant::standard;
    return start_position({fen, *number, variant, text_of(given, "moves").value_or("")});
}

Expected<CountJob, Complaint> count_job(const po::variables_map& given) {
    if (auto complaint = misplaced(given, {"max-depth", "max-nodes"}, "without --suite"))
        return Failure{*complaint};
    const auto words = words_of(given);
    if (words.empty())
        return Failure{bad_arguments("there is nothing to count", "no DEPTH",
                                     "perft DEPTH [FEN] or perft --suite FILE (see --help)")};
    const auto depth = parse_number<int>(words.front());
    if (!depth || *depth < 0 || *depth > max_depth)
        return Failure{bad_value("DEPTH", words.front(),
                                 fmt::format("a whole number from 0 to {}", max_depth))};
    auto start = start_of(given, words);
    if (!start) return Failure{start.error()};
    return CountJob{.position = start->position,
                    .variant = start->variant,
                    .depth = *depth,
                    .each_depth = given.count("each-depth") != 0,
                    .divide = given.count("divide") != 0,
                    .statistics = given.count("stats") != 0,
                    .verify = given.count("verify") != 0};
}

// The count that is to be divided, and into how many units.
struct DividedJob {
    CountJob count;
    std::optional<std::size_t> units;
};

Expected<DividedJob, Complaint> divided_job(const po::variables_map& given) {
    const auto units = number_of<std::size_t>(given, "unit-count", 1, largest_unit_count);
    if (!units) return Failure{units.error()};
    auto count = count_job(given);
    if (!count) return Failure{count.error()};
    if (count->depth == 0)
        return Failure{bad_value("DEPTH", "0", "at least 1: there is nothing to divide")};
    return DividedJob{*std::move(count), *units};
}

Expected<MakeUnitsJob, Complaint> make_units_job(const po::variables_map& given) {
    if (auto complaint = misplaced(
            given, {"divide", "each-depth", "stats", "verify", "hash", "threads", "no-bulk"},
            "with --units"))
        return Failure{*complaint};
    const auto divided = divided_job(given);
    if (!divided) return Failure{divided.error()};
    return MakeUnitsJob{.position = divided->count.position,
                        .variant = divided->count.variant,
                        .depth = divided->count.depth,
                        .units = divided->units.value_or(usual_unit_count),
                        .folder = given["units"].as<std::string>()};
}

Expected<MpiJob, Complaint> mpi_job(const po::variables_map& given) {
    if (auto complaint =
            misplaced(given, {"divide", "each-depth", "stats", "verify"}, "with --mpi"))
        return Failure{*complaint};
    const auto divided = divided_job(given);
    if (!divided) return Failure{divided.error()};
    return MpiJob{.position = divided->count.position,
                  .variant = divided->count.variant,
                  .depth = divided->count.depth,
                  .units = divided->units.value_or(usual_mpi_unit_count),
                  .journal = text_of(given, "journal").value_or("")};
}

// A job that names a file or folder, in which all about the count is written.
template <class Job>
Expected<Job, Complaint> stored_job(const po::variables_map& given, const std::string& option) {
    const auto words = words_of(given);
    if (!words.empty())
        return Failure{bad_arguments("depth and position are those of the units",
                                     fmt::format("{}", fmt::join(words, " ")),
                                     "no DEPTH or FEN beside --" + option)};
    if (auto complaint = misplaced(given,
                                   {"chess960", "startpos960", "moves", "divide", "each-depth",
                                    "stats", "verify", "unit-count", "max-depth", "max-nodes"},
                                   "with --" + option))
        return Failure{*complaint};
    return Job{given[option].as<std::string>()};
}

template <class Job>
Expected<Options, Complaint> options_with(Expected<Job, Complaint> job) {
    if (!job) return Failure{job.error()};
    return Options{*std::move(job)};
}

Expected<Options, Complaint> with_job(const po::variables_map& given) {
    std::string job;
    for (const char* const each : {"suite", "units", "run-unit", "join", "mpi"}) {
        if (given.count(each) == 0) continue;
        if (!job.empty())
            return Failure{bad_arguments("these options do not go together",
                                         "--" + job + " --" + each, "one of them")};
        job = each;
    }
    if (job != "mpi")
        if (auto complaint = misplaced(given, {"journal"}, "without --mpi"))
            return Failure{*complaint};
    if (job == "suite") return options_with(suite_job(given));
    if (job == "units") return options_with(make_units_job(given));
    if (job == "run-unit") return options_with(stored_job<RunUnitJob>(given, job));
    if (job == "join") return options_with(stored_job<JoinJob>(given, job));
    if (job == "mpi") return options_with(mpi_job(given));
    if (auto complaint = misplaced(given, {"unit-count"}, "without --units or --mpi"))
        return Failure{*complaint};
    return options_with(count_job(given));
}

Expected<Options, Complaint> options_from(const po::variables_map& given) {
    auto options = with_job(given);
    if (!options) return options;
    const auto threads = number_of<unsigned>(given, "threads", 1, largest_thread_count);
    if (!threads) return Failure{threads.error()};
    const auto hash = number_of<std::size_t>(given, "hash", 0, largest_hash_megabytes);
    if (!hash) return Failure{hash.error()};
    options->threads = threads->value();
    options->hash_megabytes = hash->value();
    options->bulk = given.count("no-bulk") == 0;
    options->json = given.count("json") != 0;
    if (!options->bulk && options->hash_megabytes != 0)
        return Failure{bad_arguments("what is remembered is not visited", "--no-bulk --hash",
                                     "one of the two")};
    if (given.count("verify") != 0 && options->hash_megabytes == 0)
        return Failure{
            bad_arguments("there are no hash keys to verify", "--verify", "--hash MB beside it")};
    return options;
}

}  // namespace

Settings settings_of(const Options& options, const std::atomic<bool>& stop) {
    return {.threads = options.threads,
            .hash_megabytes = options.hash_megabytes,
            .bulk = options.bulk,
            .stop = &stop};
}

Expected<std::variant<Options, Information>, Complaint> parse_options(
    const std::vector<std::string>& arguments) {
    using Parsed = std::variant<Options, Information>;
    const auto given = read_command_line(arguments);
    if (!given) return Failure{given.error()};
    if (given->count("help") != 0) return Parsed{Information{help_text()}};
    if (given->count("version") != 0)
        return Parsed{Information{fmt::format("perft (Adoube) {}\n", version)}};
    auto options = options_from(*given);
    if (!options) return Failure{options.error()};
    return Parsed{*std::move(options)};
}

}  // namespace adoube::perft
