// The work of a count cut into jobs for several threads: the positions a few plies below the root,
// taken one after the other by whoever is free.
#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

#include "perft/counter.h"
#include "rules/position.h"

namespace adoube::perft {

struct Job {
    std::size_t root_move = 0;  // index of the root move that it belongs to
    Position position;
    int depth = 0;  // plies that are left to count
};

class DividedWork {
public:
    // depth is at least 1. With more threads the jobs are smaller.
    DividedWork(const Position& position, int depth, unsigned threads,
                const OnMoveCounted& on_move_counted);

    // The next job; nothing if all are taken or the work has been given up.
    [[nodiscard]] const Job* take();
    // The count of a job that has been taken. For any thread.
    void finish(const Job& job, std::uint64_t nodes);
    // No more jobs are given out. For any thread.
    void give_up(Unfinished reason);

    // When all threads are done: the counts, or why they are not all there.
    [[nodiscard]] Expected<std::vector<MoveCount>, Unfinished> result() const;

private:
    void add_root_moves(const Position& position, int depth);
    void split_jobs();

    std::vector<Job> jobs_;
    std::atomic<std::size_t> next_job_{0};

    std::mutex mutex_;  // guards what follows
    const OnMoveCounted& on_move_counted_;
    std::vector<MoveCount> counts_;
    std::vector<std::size_t> open_jobs_;  // by root move
    std::optional<Unfinished> unfinished_;
};

}  // namespace adoube::perft
