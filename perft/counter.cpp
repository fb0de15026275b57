#include "perft/counter.h"

#include <thread>

#include "perft/checked_sum.h"
#include "perft/divided_work.h"
#include "perft/fast/tree.h"
#include "perft/hash_table.h"
#include "perft/plain_counter.h"

namespace adoube::perft {

namespace {

// What one thread does: takes jobs until there are none.
class Worker {
public:
    Worker(const Settings& settings, const CastlingPaths& paths, HashTable* table)
        : plain_(LastPly::visited, settings.stop),
          tree_(paths, table, settings.key_set, settings.stop),
          bulk_(settings.bulk) {}

    void work_on(DividedWork& work) {
        while (const Job* job = work.take()) {
            const auto nodes = count(*job);
            if (!nodes) return work.give_up(nodes.error());
            work.finish(*job, *nodes);
        }
    }

private:
    Expected<std::uint64_t, Unfinished> count(const Job& job) {
        if (job.depth == 0) return std::uint64_t{1};
        if (!bulk_) return plain_.count(job.position, job.depth);
        const std::uint64_t nodes =
            tree_.count(board_of(job.position), job.position.turn(), job.depth);
        if (tree_.was_stopped()) return Failure{Unfinished::interrupted};
        if (tree_.has_overflowed()) return Failure{Unfinished::overflow};
        return nodes;
    }

    PlainCounter plain_;
    Tree tree_;
    bool bulk_;
};

}  // namespace

Counter::Counter(const Settings& settings)
    : settings_(settings),
      table_(settings.hash_megabytes == 0 ? nullptr
                                          : std::make_unique<HashTable>(settings.hash_megabytes)) {}

Counter::~Counter() = default;

Expected<std::uint64_t, Unfinished> Counter::count(const Position& position, int depth) {
    if (depth == 0) return std::uint64_t{1};
    const auto moves = divide(position, depth);
    if (!moves) return Failure{moves.error()};
    return total(*moves);
}

Expected<std::vector<MoveCount>, Unfinished> Counter::divide(const Position& position, int depth,
                                                             const OnMoveCounted& on_move_counted) {
    DividedWork work(position, depth, settings_.threads, on_move_counted);
    const CastlingPaths paths(position);
    const auto run = [&] { Worker(settings_, paths, table_.get()).work_on(work); };
    std::vector<std::thread> helpers;
    for (unsigned n = 1; n < settings_.threads; ++n) helpers.emplace_back(run);
    run();
    for (std::thread& helper : helpers) helper.join();
    return work.result();
}

Expected<std::uint64_t, Unfinished> total(const std::vector<MoveCount>& moves) {
    CheckedSum sum;
    for (const MoveCount& move : moves) sum.add(move.nodes);
    return sum.total();
}

}  // namespace adoube::perft
