// Lets the engine solve a suite of positions with known best moves or mates, and counts.
#include <fmt/core.h>

#include <chrono>
#include <fstream>
#include <iostream>
#include <string>

#include "engine/bench.h"
#include "notation/fen.h"
#include "rules/legal_moves.h"
#include "tools/solve/problem.h"
#include "tools/support/tool.h"

namespace adoube::solve {

namespace {

namespace po = boost::program_options;
using Clock = std::chrono::steady_clock;

constexpr int exit_nothing_solved = 2;

constexpr Usage usage{"solve_suite", "FILE.epd [OPTION...]", "solve_suite wac.epd --nodes 1000000",
                      "suite"};

struct Settings {
    std::string suite;
    std::int64_t nodes = 100'000;
    std::int64_t milliseconds = 0;
    bool mates = false;
    std::int64_t hash_megabytes = engine::bench_hash_megabytes;
};

class Deadline : public engine::Indifferent {
public:
    explicit Deadline(std::int64_t milliseconds)
        : end_(Clock::now() + std::chrono::milliseconds(milliseconds)), is_set_(milliseconds > 0) {}
    bool should_stop(std::uint64_t) override { return is_set_ && Clock::now() >= end_; }

private:
    Clock::time_point end_;
    bool is_set_;
};

[[nodiscard]] engine::Choice chosen(const Problem& problem, const Settings& settings) {
    engine::TranspositionTable table(static_cast<std::size_t>(settings.hash_megabytes));
    engine::Search search(table);
    engine::Root root{problem.position};
    for (const Move move : legal_moves(problem.position)) root.moves.push_back(move);
    engine::Limits limits;
    if (settings.nodes > 0) limits.nodes = static_cast<std::uint64_t>(settings.nodes);
    if (settings.mates) limits.mate = problem.mate;
    Deadline deadline(settings.milliseconds);
    return search.run(root, limits, deadline);
}

[[nodiscard]] po::options_description options_of(Settings& settings) {
    constexpr std::int64_t most = 1'000'000'000'000;
    po::options_description options("Options");
    auto add = options.add_options();
    add("nodes", number_option(settings.nodes, "nodes", 0, most),
        "of each search, 0 for any number");
    add("movetime", number_option(settings.milliseconds, "movetime", 0, most),
        "milliseconds of each search, 0 for any time");
    add("hash", number_option(settings.hash_megabytes, "hash", 1, 65'536),
        "megabytes of the hash table");
    add("mates", po::bool_switch(&settings.mates),
        "searches for the mates of dm and ce operations, like go mate");
    add("suite", po::value(&settings.suite),
        "the EPD file, with bm and am operations, or with --mates dm or ce");
    return options;
}

int solve(const Settings& settings) {
    if (settings.nodes == 0 && settings.milliseconds <= 0)
        throw po::error("no limit: --nodes 0, and expected --movetime with it");
    std::ifstream file = opened_epd(settings.suite);
    int solved = 0;
    int problems = 0;
    int left_out = 0;
    for (std::string line; std::getline(file, line);) {
        const auto problem = read_problem(line);
        if (!problem || !has_solution(*problem, settings.mates)) {
            ++left_out;
            continue;
        }
        ++problems;
        if (is_solved(*problem, chosen(*problem, settings), settings.mates)) ++solved;
        else fmt::print("not solved: {} {}\n", fen::write(problem->position), problem->name);
    }
    fmt::print("{} of {} solved\n", solved, problems);
    if (left_out > 0)
        fmt::print(stderr, "solve_suite: {} lines left out: no position, or no solution to find\n",
                   left_out);
    return problems > 0 ? 0 : exit_nothing_solved;
}

}  // namespace

}  // namespace adoube::solve

int main(int count, char** words) {
    using namespace adoube::solve;
    return adoube::Tool(usage).run(options_of, solve, count, words);
}
