#include "perft/divided_work.h"

#include "rules/legal_moves.h"

namespace adoube::perft {

namespace {

// A job of fewer plies is not worth being taken alone.
constexpr int smallest_job_depth = 3;

// So many jobs a thread keep all threads busy to the end.
constexpr std::size_t wanted_jobs = 200;

constexpr int most_splits = 2;  // jobs are two or three plies below the root

}  // namespace

DividedWork::DividedWork(const Position& position, int depth, unsigned threads,
                         const OnMoveCounted& on_move_counted)
    : on_move_counted_(on_move_counted) {
    add_root_moves(position, depth);
    const std::size_t wanted = threads == 1 ? 1 : wanted_jobs * threads;
    for (int split = 0; split < most_splits && jobs_.size() < wanted; ++split) {
        if (jobs_.empty() || jobs_.front().depth <= smallest_job_depth) break;
        split_jobs();
    }
    open_jobs_.resize(counts_.size());
    for (const Job& job : jobs_) ++open_jobs_[job.root_move];
    // A root move that ends the game has no job left: it has been counted.
    for (std::size_t k = 0; k < counts_.size(); ++k)
        if (open_jobs_[k] == 0 && on_move_counted_) on_move_counted_(counts_[k]);
}

void DividedWork::add_root_moves(const Position& position, int depth) {
    for (const Move move : legal_moves(position)) {
        jobs_.push_back({counts_.size(), position.after(move), depth - 1});
        counts_.push_back({move, 0});
    }
}

void DividedWork::split_jobs() {
    std::vector<Job> smaller;
    for (const Job& job : jobs_)
        for (const Move move : legal_moves(job.position))
            smaller.push_back({job.root_move, job.position.after(move), job.depth - 1});
    jobs_ = std::move(smaller);
}

const Job* DividedWork::take() {
    const std::size_t job = next_job_.fetch_add(1, std::memory_order_relaxed);
    return job < jobs_.size() ? &jobs_[job] : nullptr;
}

void DividedWork::finish(const Job& job, std::uint64_t nodes) {
    const std::scoped_lock lock(mutex_);
    MoveCount& count = counts_[job.root_move];
    if (__builtin_add_overflow(count.nodes, nodes, &count.nodes))
        unfinished_ = Unfinished::overflow;
    if (--open_jobs_[job.root_move] == 0 && on_move_counted_ && !unfinished_)
        on_move_counted_(count);
}

void DividedWork::give_up(Unfinished reason) {
    next_job_.store(jobs_.size(), std::memory_order_relaxed);
    const std::scoped_lock lock(mutex_);
    unfinished_ = reason;
}

Expected<std::vector<MoveCount>, Unfinished> DividedWork::result() const {
    if (unfinished_) return Failure{*unfinished_};
    return counts_;
}

}  // namespace adoube::perft
