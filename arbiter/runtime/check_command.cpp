#include "arbiter/runtime/check_command.h"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <boost/asio/post.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/program_options.hpp>
#include <cstdio>
#include <deque>
#include <filesystem>
#include <fstream>
#include <future>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

#include "arbiter/audit/complaint.h"
#include "arbiter/runtime/command.h"
#include "arbiter/runtime/game_batch.h"
#include "arbiter/runtime/given_options.h"
#include "arbiter/runtime/pgn_source.h"
#include "base/numbers.h"
#include "notation/pgn_splitter.h"

namespace adoube::arbiter {

namespace po = boost::program_options;

namespace {

using audit::Complaint;

constexpr unsigned most_threads = 1024;

struct CheckJob {
    std::vector<std::string> files;
    CheckTask task{};
    std::string fixed_file;
    unsigned threads = 1;
};

po::options_description check_options() {
    po::options_description options = options_table();
    options.add_options()  //
        ("fix", po::value<std::string>()->value_name("OUT.pgn"),
         "write the games that can be read in export format, with comments and variations")  //
        ("threads", po::value<std::string>()->value_name("N")->default_value("1"),
         "threads that check; 0: as many as there are processors")       //
        ("exact", "prove dead positions and who cannot mate at a flag")  //
        ("json", "print one JSON object with all games")                 //
        ("help", "print this text");
    return options;
}

constexpr std::string_view purpose =
    "Usage: arbiter check FILE.pgn... [OPTION...]\n"
    "\n"
    "Replays games and reports illegal moves, wrong results, ends that were missed (mate,\n"
    "stalemate, dead position by material, fivefold repetition, 75 moves) and draws that\n"
    "could have been claimed. Files may be compressed (.gz, .bz2, .zst); - is stdin.\n";

constexpr std::string_view example =
    "Exit status: 0 nothing wrong, 1 a game that cannot be read to its end, has a wrong\n"
    "result or went on after its end, 2 a file that cannot be opened, 3 no room for\n"
    "the games of --fix.\n"
    "\n"
    "Example:\n"
    "  arbiter check games.pgn.zst --fix clean.pgn --threads 0\n";

[[nodiscard]] Failure<Complaint> bad_options(std::string what, std::string text) {
    return {Complaint{"badOptions", "options", std::move(what), std::move(text)}};
}

[[nodiscard]] Expected<po::variables_map, Complaint> read_options(
    std::span<const std::string> arguments) {
    po::options_description all = check_options();
    all.add_options()("files", po::value<std::vector<std::string>>());
    auto given = read_given("check", arguments, all, "files");
    if (!given) return bad_options(given.error(), "");
    return std::move(*given);
}

[[nodiscard]] Expected<CheckJob, Complaint> job_of(const po::variables_map& given) {
    CheckJob job;
    if (given.count("files") == 0) return bad_options("no file: expected one or more", "");
    job.files = given["files"].as<std::vector<std::string>>();
    job.task.json = given.count("json") != 0;
    job.task.fix = given.count("fix") != 0;
    job.task.exact = given.count("exact") != 0;
    if (job.task.fix) job.fixed_file = given["fix"].as<std::string>();
    const auto text = given["threads"].as<std::string>();
    const auto threads = parse_number<unsigned>(text);
    if (!threads || *threads > most_threads)
        return bad_options(fmt::format("--threads is a number from 0 to {}", most_threads), text);
    job.threads = *threads == 0 ? std::max(1U, std::thread::hardware_concurrency()) : *threads;
    return job;
}

// How much has been read, in one line of a terminal that is written again and again.
class Progress {
public:
    void add(std::size_t bytes) {
        read_ += bytes;
        if (!is_terminal_ || read_ < told_ + step) return;
        told_ = read_;
        is_shown_ = true;
        fmt::print(stderr, "\r\033[K{} MB read", read_ >> 20);
    }
    // Makes room for results.
    void clear() {
        if (is_shown_) fmt::print(stderr, "\r\033[K");
        is_shown_ = false;
    }

private:
    static constexpr std::size_t step = std::size_t{4} << 20;

    bool is_terminal_ = isatty(STDERR_FILENO) == 1;
    bool is_shown_ = false;
    std::size_t read_ = 0;
    std::size_t told_ = 0;
};

// Writes what comes out of the batches, in the order of the games.
class Output {
public:
    Output(const CheckJob& job, Progress& progress) : task_(job.task), progress_(progress) {
        if (task_.fix) fixed_.open(job.fixed_file, std::ios::binary);
        if (task_.json && can_fix()) fmt::print("{{\"games\":[\n");
    }

    [[nodiscard]] bool can_fix() const { return !task_.fix || fixed_.good(); }

    void write(const CheckedBatch& checked) {
        if (!checked.report.empty()) progress_.clear();
        if (task_.json && totals_.games > 0) fmt::print(",\n");
        std::fwrite(checked.report.data(), 1, checked.report.size(), stdout);
        fixed_ << checked.fixed;
        totals_ += checked.totals;
    }

    // The exit status.
    [[nodiscard]] int finish() {
        progress_.clear();
        if (task_.json) fmt::print("\n]}}\n");
        else print_totals();
        if (task_.fix) {
            fixed_.close();
            if (!fixed_) {
                complain("check: --fix: the file cannot be written to its end");
                return exit_storage_failed;
            }
        }
        return totals_.has_failures() ? exit_found_failures : exit_success;
    }

private:
    void print_totals() const {
        fmt::print(
            "{} games, {} plies: {} not readable to the end, {} wrong results, {} missed ends, "
            "{} possible claims\n",
            totals_.games, totals_.plies, totals_.unreadable, totals_.wrong_results,
            totals_.missed_ends, totals_.possible_claims);
    }

    CheckTask task_;
    Progress& progress_;
    std::ofstream fixed_;
    CheckTotals totals_;
};

// Checks games, on other threads if there is to be more than one, and hands on what comes out in
// the order in which they came in.
class Checker {
public:
    Checker(const CheckJob& job, Output& output)
        : task_(job.task), output_(output), threads_(job.threads), pool_(job.threads) {}

    // The games that follow are of that file.
    void begin_file(const std::string& file) {
        send_batch();
        batch_ = GameBatch(file);
    }

    void add(const pgn::GameText& game) {
        if (threads_ == 1) {
            check(game, batch_.file(), task_, checked_);
            if (checked_.size() >= most_unwritten) write_checked();
        } else {
            batch_.add(game);
            if (batch_.is_full()) send_batch();
        }
    }

    void finish() {
        send_batch();
        write_checked();
        while (!waiting_.empty()) write_next();
        pool_.join();
    }

private:
    static constexpr std::size_t most_unwritten = std::size_t{1} << 16;

    void send_batch() {
        if (batch_.empty()) return;
        // The task is copied by the pool, hence the pointers.
        const auto batch = std::make_shared<GameBatch>(batch_.file());
        std::swap(*batch, batch_);
        const auto promise = std::make_shared<std::promise<CheckedBatch>>();
        waiting_.push_back(promise->get_future());
        boost::asio::post(
            pool_, [batch, promise, task = task_] { promise->set_value(check(*batch, task)); });
        // Memory is bounded: no more than a few batches a thread wait.
        while (waiting_.size() > 4 * threads_) write_next();
    }

    void write_next() {
        output_.write(waiting_.front().get());
        waiting_.pop_front();
    }

    void write_checked() {
        if (checked_.totals.games > 0) output_.write(std::exchange(checked_, {}));
    }

    CheckTask task_;
    Output& output_;
    std::size_t threads_;
    GameBatch batch_{""};
    CheckedBatch checked_;
    std::deque<std::future<CheckedBatch>> waiting_;
    boost::asio::thread_pool pool_;
};

// Nothing, or why the file could not be read to its end.
[[nodiscard]] std::optional<FileError> check_file(const std::string& path, Checker& checker,
                                                  Progress& progress) {
    auto source = PgnSource::open(path);
    if (!source) return source.error();
    checker.begin_file(path);
    pgn::Splitter splitter;
    const auto take_games = [&] {
        while (const auto game = splitter.next()) checker.add(*game);
    };
    // Small, because what was decompressed into it is lost when the rest of a file is broken.
    std::vector<char> buffer(std::size_t{1} << 16);
    while (true) {
        const auto size = source->read(buffer);
        if (!size) return size.error();
        if (*size == 0) break;
        progress.add(*size);
        splitter.feed({buffer.data(), *size});
        take_games();
    }
    splitter.finish();
    take_games();
    return std::nullopt;
}

[[nodiscard]] int refuse(const Complaint& complaint, bool json) {
    return complain("check: " + audit::one_line(complaint), complaint, json);
}

// To open it for writing would empty it before its games are read.
[[nodiscard]] bool would_overwrite(const CheckJob& job, const std::string& path) {
    std::error_code ignored;
    return job.task.fix && std::filesystem::equivalent(path, job.fixed_file, ignored);
}

[[nodiscard]] int run(const CheckJob& job) {
    for (const std::string& path : job.files) {
        const auto source = PgnSource::open(path);
        if (!source) return refuse({"unreadableFile", "file", source.error(), path}, job.task.json);
        if (would_overwrite(job, path))
            return refuse({"unwritableFile", "fix",
                           "the games are read from this file, expected another", job.fixed_file},
                          job.task.json);
    }
    Progress progress;
    Output output(job, progress);
    if (!output.can_fix())
        return refuse({"unwritableFile", "fix", "the file cannot be written", job.fixed_file},
                      job.task.json);
    Checker checker(job, output);
    int status = exit_success;
    for (const std::string& path : job.files)
        if (const auto error = check_file(path, checker, progress))
            status = complain(fmt::format("check: {}: {}", path, *error));
    checker.finish();
    const int checked = output.finish();
    return status == exit_success ? checked : status;
}

}  // namespace

int run_check(std::span<const std::string> arguments) {
    const bool json = std::find(arguments.begin(), arguments.end(), "--json") != arguments.end();
    const auto given = read_options(arguments);
    if (!given) return refuse(given.error(), json);
    if (given->count("help") != 0) {
        print_help(purpose, check_options(), example);
        return exit_success;
    }
    const auto job = job_of(*given);
    if (!job) return refuse(job.error(), json);
    return run(*job);
}

}  // namespace adoube::arbiter
