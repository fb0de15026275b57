// What the program can do beyond the protocol: show the board, explain the evaluation, count
// moves, measure itself.
#pragma once

#include <atomic>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "app/output.h"
#include "base/expected.h"
#include "rules/position.h"
#include "rules/variant.h"

namespace adoube::app {

// The board, then lines `Fen:`, `Key:`, `Checkers:` and the legal moves.
void show_board(Output& output, const Position& position, Variant variant);

// The terms of the evaluation, both sides', in pawns.
void show_evaluation(Output& output, const Position& position);

// The same position with colors changed and ranks reversed.
[[nodiscard]] Position flipped(const Position& position);

// A line `e2e4: 20` for each legal move in alphabetical order, then `Nodes searched: N`. Nothing
// more is printed once it is stopped.
void count_moves(Output& output, const Position& position, int depth, Variant variant,
                 const std::stop_token& stop);

struct BenchSettings {
    std::size_t hash_megabytes;
    int threads;  // the nodes of one thread alone can be compared, so there is only one
    int depth;
};

// `bench [hash] [threads] [depth]`, or what is wrong with it.
[[nodiscard]] Expected<BenchSettings, std::string> read_bench(std::string_view text);

// A line for each position, then the total: `N nodes N nps`.
void run_bench(Output& output, const BenchSettings& settings, const std::stop_token& stop);

}  // namespace adoube::app
