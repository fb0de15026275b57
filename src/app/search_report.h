// Writes what a search finds as `info` lines.
#pragma once

#include "app/output.h"
#include "app/think_time.h"
#include "engine/search/search.h"
#include "engine/transposition_table.h"

namespace adoube::app {

class SearchReport {
public:
    SearchReport(Output& output, const Position& root, const Options& options,
                 const ThinkTime& time, const engine::TranspositionTable& table)
        : output_(output), root_(root), options_(options), time_(time), table_(table) {}

    void write(const engine::Report& report, std::uint64_t nodes_of_helpers);
    // Only in searches that have lasted for a second: before that nobody can read so fast.
    void write_current_move(int depth, Move move, int number);

private:
    [[nodiscard]] std::string pv_text(std::span<const Move> pv) const;

    Output& output_;
    const Position& root_;
    const Options& options_;
    const ThinkTime& time_;
    const engine::TranspositionTable& table_;
};

// The score in the units of the protocol.
[[nodiscard]] uci::Score uci_score(engine::Score score, engine::Bound bound);

}  // namespace adoube::app
