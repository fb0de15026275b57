// Thinks: searches with one or more threads that share a hash table, and tells what it finds.
#pragma once

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "app/game_position.h"
#include "app/options.h"
#include "app/output.h"
#include "app/think_time.h"
#include "base/split_mix.h"
#include "engine/search/search.h"
#include "engine/transposition_table.h"
#include "syzygy/syzygy_tables.h"
#include "uci/command.h"

namespace adoube::app {

// One `go`: everything that it needs is copied, so that the GUI may go on talking.
struct ThinkJob {
    GamePosition game;
    uci::command::Go go;
    Options options;
    std::shared_ptr<ThinkTime> time;
};

class Thinker {
public:
    explicit Thinker(Output& output);

    [[nodiscard]] std::size_t hash_megabytes() const { return table_.megabytes(); }
    [[nodiscard]] std::size_t threads() const { return searches_.size(); }

    // The next five are for when no job runs.
    // False if there is no memory for a table of that size: the old one stays.
    [[nodiscard]] bool set_hash(std::size_t megabytes);
    void clear_hash() { table_.clear(); }
    // Endgame tables out of the folders, or none if the path is empty. If there are none, says in
    // words why: the engine then does without, until a path is set again.
    [[nodiscard]] std::optional<std::string> set_tablebase(const std::string& path);
    // False if there is no memory for so many: as many as there were stay.
    [[nodiscard]] bool set_threads(std::size_t threads);
    // Forgets all that was learnt in the last game.
    void begin_game();

    // Thinks until the job's limits or a stop, and prints the best move. Waits before that for as
    // long as the protocol forbids an answer, and sets `answering` right before it.
    void run(const ThinkJob& job, const std::stop_token& stop, std::atomic<bool>& answering);

    // The opponent has played what the running job ponders on.
    void ponder_hit(ThinkTime& time, WallClock::time_point now);

private:
    [[nodiscard]] engine::Root root_of(const ThinkJob& job) const;
    [[nodiscard]] engine::Choice search(const ThinkJob& job, const engine::Root& root,
                                        const std::stop_token& stop);
    void wait_until_due(const ThinkTime& time, const std::stop_token& stop);
    void answer_without_moves(const Position& position);
    void answer(const ThinkJob& job, const engine::Choice& choice);

    Output& output_;
    engine::TranspositionTable table_;
    std::unique_ptr<SyzygyTables> tablebase_;
    std::string tablebase_path_;
    std::vector<std::unique_ptr<engine::Search>> searches_;
    SplitMix64 random_;  // of a handicapped player's errors
    std::mutex mutex_;
    std::condition_variable_any waiting_;
};

}  // namespace adoube::app
