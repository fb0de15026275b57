#include "arbiter/runtime/match_command.h"

#include <fmt/format.h>
#include <sched.h>
#include <spdlog/logger.h>
#include <spdlog/sinks/basic_file_sink.h>
#include <spdlog/sinks/stdout_sinks.h>

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "arbiter/match/match_grammar.h"
#include "arbiter/present/option_complaint.h"
#include "arbiter/process/child_process.h"
#include "arbiter/process/household.h"
#include "arbiter/runtime/command.h"
#include "arbiter/runtime/engine_list.h"
#include "arbiter/runtime/file_limit.h"
#include "arbiter/runtime/match_help.h"
#include "arbiter/runtime/match_runner.h"
#include "arbiter/runtime/pgn_source.h"
#include "arbiter/runtime/resumed_arguments.h"
#include "arbiter/storage/append_file.h"
#include "syzygy/syzygy_tables.h"

namespace adoube::arbiter {
namespace {

using Refusal = ArchiveRefusal;
// Ends the preparations.
using Ended = Failure<Refusal>;

// `what` is the whole line, `text` what is wrong in it, `field` the option that it is about.
[[nodiscard]] Ended refuse(std::string fault, std::string field, std::string text,
                           std::string what) {
    return Ended{
        {exit_bad_usage, {std::move(fault), std::move(field), std::move(what), std::move(text)}}};
}
[[nodiscard]] Ended refuse_storage(std::string field, const std::string& file, std::string what) {
    return Ended{
        {exit_storage_failed, {"unwritableFile", std::move(field), std::move(what), file}}};
}
[[nodiscard]] Ended refuse(const OptionError& error) {
    const std::string field = error.option.empty() ? "options" : error.option;
    return refuse(std::string(name_of(error.fault)), field.substr(field.find_first_not_of('-')),
                  error.text, describe(error));
}

// The options may be unreadable, so that the words are asked.
[[nodiscard]] bool wants_json(std::span<const std::string> arguments) {
    return std::any_of(arguments.begin(), arguments.end(),
                       [](const std::string& word) { return word == "-json" || word == "--json"; });
}

[[nodiscard]] int tell(const Refusal& refusal, bool json) {
    complain(refusal.complaint.what, refusal.complaint, json);
    return refusal.status;
}

[[nodiscard]] Expected<std::vector<Program>, Refusal> find_programs(const MatchOptions& options) {
    const char* const path = std::getenv("PATH");
    std::vector<Program> programs;
    for (const auto& engine : options.engines) {
        auto program = find_program(engine.command, engine.directory, path ? path : "");
        if (!program) {
            const std::string& place = program.error() == ProgramFault::working_directory_not_found
                                           ? engine.directory
                                           : engine.command;
            return refuse("unusableEngine", "engine", place,
                          fmt::format("engine cannot be used: {}: {}, expected a program", place,
                                      describe(program.error())));
        }
        program->arguments = engine.arguments;
        program->error_log = engine.error_log;
        programs.push_back(std::move(program).value());
    }
    return programs;
}

[[nodiscard]] Expected<OpeningBook, Refusal> read_book(const MatchOptions& options) {
    const OpeningOptions& openings = *options.openings;
    const auto text = read_whole_file(openings.file);
    if (!text)
        return refuse("unreadableFile", "openings", openings.file,
                      fmt::format("openings cannot be read: {}: {}, expected a file", openings.file,
                                  text.error()));
    auto book = OpeningBook::read(*text, openings, options.rules.variant, options.seed);
    if (book) return std::move(book).value();
    const OpeningError& error = book.error();
    const std::string place = error.line > 0 ? fmt::format(", line {}", error.line) : "";
    return refuse("badOpenings", "openings", openings.file,
                  fmt::format("bad openings: {}{}: {}", openings.file, place, error.what));
}

[[nodiscard]] Expected<std::shared_ptr<spdlog::logger>, Refusal> make_log(
    const MatchOptions& options) {
    if (!options.log) {
        auto log = std::make_shared<spdlog::logger>(
            "arbiter", std::make_shared<spdlog::sinks::stderr_sink_st>());
        log->set_pattern(warning_pattern);
        log->set_level(spdlog::level::warn);
        return log;
    }
    try {
        auto log = std::make_shared<spdlog::logger>(
            "arbiter", std::make_shared<spdlog::sinks::basic_file_sink_st>(options.log->file));
        log->set_pattern("%Y-%m-%d %H:%M:%S.%f %l %v");
        log->set_level(options.log->engines ? spdlog::level::trace
                                            : spdlog::level::from_str(options.log->level));
        log->flush_on(spdlog::level::warn);
        return log;
    } catch (const spdlog::spdlog_ex& error) {
        return refuse_storage(
            "log", options.log->file,
            fmt::format("log cannot be written: {}: {}", options.log->file, error.what()));
    }
}

// Those that the arbiter itself may use; none if the system does not say which.
[[nodiscard]] std::vector<int> allowed_processors() {
    ::cpu_set_t allowed;
    if (::sched_getaffinity(0, sizeof allowed, &allowed) != 0) return {};
    std::vector<int> numbers;
    for (int number = 0; number < CPU_SETSIZE; ++number)
        if (CPU_ISSET(static_cast<std::size_t>(number), &allowed)) numbers.push_back(number);
    return numbers;
}

// Without any to choose, the boards take in turn all that are allowed.
[[nodiscard]] std::optional<Ended> find_processors(MatchOptions& options) {
    if (!options.processors) return std::nullopt;
    const std::vector<int> allowed = allowed_processors();
    if (options.processors->empty()) options.processors = allowed;
    if (allowed.empty()) return std::nullopt;
    for (const int number : *options.processors)
        if (std::find(allowed.begin(), allowed.end(), number) == allowed.end())
            return refuse("unusableProcessor", "use-affinity", fmt::format("{}", number),
                          fmt::format("processor cannot be used: -use-affinity {}, expected some "
                                      "of those that the arbiter may use: {}",
                                      number, fmt::join(allowed, ",")));
    return std::nullopt;
}

struct NamedFile {
    std::string_view option;
    std::string file;  // empty: none is named
};

// Nothing else may be read from these or written into them.
[[nodiscard]] std::vector<NamedFile> files_to_keep(const MatchOptions& options) {
    return {{"epdout", options.epd ? options.epd->file : ""},
            {"journal", journal_file_of(options)},
            {"pgnout", options.pgn ? options.pgn->file : ""}};
}

[[nodiscard]] std::vector<NamedFile> other_files(const MatchOptions& options) {
    std::vector<NamedFile> files{{"transcript", options.transcript},
                                 {"log", options.log ? options.log->file : ""},
                                 {"openings", options.openings ? options.openings->file : ""}};
    for (const EngineOptions& engine : options.engines) files.push_back({"engine", engine.book});
    return files;
}

[[nodiscard]] std::optional<Ended> find_file_named_twice(const MatchOptions& options) {
    std::vector<NamedFile> others = other_files(options);
    for (const NamedFile& kept : files_to_keep(options)) {
        const auto twin = std::find_if(others.begin(), others.end(), [&](const NamedFile& other) {
            return !kept.file.empty() && !other.file.empty() && is_same_file(kept.file, other.file);
        });
        if (twin != others.end())
            return refuse("fileTaken", std::string(twin->option), twin->file,
                          fmt::format("one file for two things: {}, expected -{} and -{} to name "
                                      "different files",
                                      twin->file, kept.option, twin->option));
        others.push_back(kept);
    }
    return std::nullopt;
}

[[nodiscard]] Expected<std::optional<PolyglotBook>, Refusal> read_own_book(
    const EngineOptions& engine, Variant variant) {
    if (engine.book.empty()) return std::optional<PolyglotBook>{};
    if (variant != Variant::standard)
        return refuse("unusableBook", "engine", engine.book,
                      fmt::format("book cannot be used: {}: a Polyglot book is of standard chess",
                                  engine.book));
    const auto bytes = read_whole_file(engine.book);
    if (!bytes)
        return refuse("unreadableFile", "engine", engine.book,
                      fmt::format("book cannot be read: {}: {}, expected a Polyglot book",
                                  engine.book, bytes.error()));
    auto book = PolyglotBook::read(*bytes);
    if (!book)
        return refuse("badBook", "engine", engine.book,
                      fmt::format("bad book: {}: no records in order, expected a Polyglot book",
                                  engine.book));
    return book;
}

[[nodiscard]] std::optional<Ended> open_files(MatchSetup& setup,
                                              std::span<const std::string> arguments,
                                              std::span<const EngineOptions> configured) {
    if (const auto& file = setup.options.transcript; !file.empty()) {
        auto transcripts = AppendFile::open(file);
        if (!transcripts)
            return refuse_storage("transcript", file,
                                  fmt::format("transcript cannot be written: {}: {}", file,
                                              transcripts.error().message()));
        setup.transcripts.emplace(std::move(transcripts).value());
    }
    if (const auto& epd = setup.options.epd) {
        auto positions = AppendFile::open(epd->file);
        if (!positions)
            return refuse_storage("epdout", epd->file,
                                  fmt::format("positions cannot be stored: {}: {}", epd->file,
                                              positions.error().message()));
        setup.positions.emplace(std::move(positions).value());
        const auto error = epd->append ? std::error_code{} : setup.positions->cut(0);
        if (error)
            return refuse_storage(
                "epdout", epd->file,
                fmt::format("positions cannot be stored: {}: {}", epd->file, error.message()));
    }
    auto archive = MatchArchive::open(setup.options, arguments, configured);
    if (!archive) return Ended{archive.error()};
    setup.archive = std::move(archive).value();
    return std::nullopt;
}

[[nodiscard]] Expected<MatchSetup, Refusal> prepare(std::span<const std::string> arguments) {
    const auto configured = configured_engines(arguments);
    if (!configured) return refuse("badEngineList", "engines", "", configured.error());
    auto options = parse_match_options(arguments, *configured);
    if (!options) return refuse(options.error());
    if (options->shard && options->order_file.empty())
        options->order_file = order_file_of_shard(journal_file_of(*options));
    if (auto ended = find_file_named_twice(*options)) return *ended;
    if (auto ended = find_processors(*options)) return *ended;
    auto programs = find_programs(*options);
    if (!programs) return Ended{programs.error()};
    if (!can_open_files_for(options->concurrency, static_cast<int>(options->engines.size())))
        return refuse("tooManyBoards", "concurrency", fmt::format("{}", options->concurrency),
                      fmt::format("too many boards: -concurrency {}, expected fewer, or a higher "
                                  "limit of open files (ulimit -n)",
                                  options->concurrency));
    MatchSetup setup{std::move(options).value(), std::move(programs).value()};
    if (setup.options.openings) {
        auto book = read_book(setup.options);
        if (!book) return Ended{book.error()};
        setup.book.emplace(std::move(book).value());
    }
    for (const EngineOptions& engine : setup.options.engines) {
        auto book = read_own_book(engine, setup.options.rules.variant);
        if (!book) return Ended{book.error()};
        setup.own_books.push_back(std::move(book).value());
    }
    if (const std::string& path = setup.options.rules.tablebase.path; !path.empty()) {
        auto tables = open_syzygy_tables(path);
        if (!tables)
            return refuse("unusableTables", "tb", path,
                          fmt::format("tables cannot be used: -tb {}: {}, expected folders with "
                                      "Syzygy tables",
                                      path, tables.error()));
        setup.tables = std::move(tables).value();
    }
    auto log = make_log(setup.options);
    if (!log) return Ended{log.error()};
    setup.log = std::move(log).value();
    if (auto ended = open_files(setup, arguments, *configured)) return *ended;
    return setup;
}

[[nodiscard]] bool asks_for_help(std::span<const std::string> arguments) {
    return std::any_of(arguments.begin(), arguments.end(), [](const std::string& word) {
        return word == "--help" || word == "-help" || word == "-h";
    });
}

// `-engines` alone shows whom conf=NAME may name.
[[nodiscard]] bool asks_for_engines(std::span<const std::string> arguments) {
    const auto is_one = [](const OptionGroup& group) { return group.name == "engine"; };
    const auto groups = split_options(arguments).groups;
    return wanted_engine_list(arguments) && std::none_of(groups.begin(), groups.end(), is_one);
}

[[nodiscard]] int show_engines(std::span<const std::string> arguments) {
    const auto engines = configured_engines(arguments);
    if (!engines)
        return tell(refuse("badEngineList", "engines", "", engines.error()).error,
                    wants_json(arguments));
    for (const EngineOptions& engine : *engines) fmt::print("{}\n", engine.name);
    return exit_success;
}

}  // namespace

int run_match(std::span<const std::string> arguments) {
    if (asks_for_help(arguments)) {
        fmt::print("{}", match_help);
        return exit_success;
    }
    survive_failed_writes();
    const auto all_arguments = with_resumed(arguments);
    if (!all_arguments)
        return tell(refuse("unusableJournal", "resume", "", all_arguments.error()).error,
                    wants_json(arguments));
    if (asks_for_engines(*all_arguments)) return show_engines(*all_arguments);
    auto setup = prepare(*all_arguments);
    if (!setup) return tell(setup.error(), wants_json(*all_arguments));
    adopt_orphans();
    const int status = MatchRunner{std::move(setup).value()}.run();
    end_orphans();
    return status;
}

}  // namespace adoube::arbiter
