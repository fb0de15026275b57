#include "perft/program/count_command.h"

#include <fmt/format.h>

#include <boost/json.hpp>
#include <chrono>
#include <optional>

#include "notation/uci_move.h"
#include "perft/counter.h"
#include "perft/program/progress.h"
#include "perft/program/report.h"
#include "perft/statistics.h"
#include "rules/legal_moves.h"

namespace adoube::perft {

namespace {

namespace json = boost::json;

class CountCommand {
public:
    CountCommand(const Options& options, const CountJob& job, const std::atomic<bool>& stop)
        : options_(options), job_(job), stop_(stop) {
        counter_.emplace(settings(0));
    }

    int run() {
        const int first = job_.each_depth ? 1 : job_.depth;
        int status = 0;
        for (int depth = first; depth <= job_.depth && status == 0; ++depth)
            status = count(depth, job_.divide && depth == job_.depth);
        if (status == 0 && job_.statistics) status = add_statistics_of_last_ply();
        if (status == 0 && job_.verify) status = count_again_and_compare();
        if (options_.json) fmt::print("{}\n", json::serialize(result_));
        return status;
    }

private:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] Settings settings(unsigned key_set) const {
        Settings settings = settings_of(options_, stop_);
        settings.key_set = key_set;
        return settings;
    }

    int count(int depth, bool divide) {
        if (depth == 0) return report(0, 1, 0.0);
        const Clock::time_point start = Clock::now();
        finished_.clear();
        const auto moves =
            counter_->divide(job_.position, depth, [&](const MoveCount& move) { note(move); });
        const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
        progress_.clear();
        if (!moves) return report_unfinished(depth, seconds, moves.error());
        if (divide) report_moves(*moves);
        const auto nodes = total(*moves);
        if (!nodes) return report_unfinished(depth, seconds, nodes.error());
        return report(depth, *nodes, seconds);
    }

    void note(const MoveCount& move) {
        finished_.push_back(move);
        progress_.show(finished_.size(), root_moves_, "root moves");
    }

    int report(int depth, std::uint64_t nodes, double seconds) {
        nodes_ = nodes;
        fmt::print("{}\n", count_line(depth, nodes, seconds));
        std::fflush(stdout);
        result_["depth"] = depth;
        result_["nodes"] = nodes;
        result_["seconds"] = seconds;
        result_["nps"] = nodes_a_second(nodes, seconds);
        return 0;
    }

    void report_moves(const std::vector<MoveCount>& moves) {
        json::object counts;
        for (const MoveCount& move : moves) {
            const std::string name = uci_move::write(job_.position, move.move, job_.variant);
            fmt::print("{}: {}\n", name, move.nodes);
            counts[name] = move.nodes;
        }
        result_["moves"] = std::move(counts);
    }

    // What is finished: the root moves that were counted to the end.
    int report_unfinished(int depth, double seconds, Unfinished reason) {
        if (reason == Unfinished::interrupted) report_moves(finished_);
        fmt::print(stderr, "perft: {}: depth {}, after {} of {} root moves and {:.3f} seconds\n",
                   describe(reason), depth, finished_.size(), root_moves_, seconds);
        result_["unfinished"] =
            json::object{{"depth", depth},
                         {"reason", reason == Unfinished::overflow ? "overflow" : "interrupted"},
                         {"seconds", seconds}};
        return 1;
    }

    int add_statistics_of_last_ply() {
        const auto counts = statistics(job_.position, job_.depth, &stop_);
        if (!counts) return report_unfinished(job_.depth, 0.0, counts.error());
        fmt::print("{}\n", statistics_line(*counts));
        add_statistics(result_, *counts);
        return 0;
    }

    int count_again_and_compare() {
        counter_.emplace(settings(1));  // the memory of the first table is free again
        const auto nodes = counter_->count(job_.position, job_.depth);
        if (!nodes) return report_unfinished(job_.depth, 0.0, nodes.error());
        result_["verified"] = *nodes == nodes_;
        if (*nodes == nodes_) {
            fmt::print("verified: the same total under a second set of keys\n");
            return 0;
        }
        fmt::print(stderr, "perft: the totals differ under two sets of keys: {} and {}\n", nodes_,
                   *nodes);
        return 1;
    }

    const Options& options_;
    const CountJob& job_;
    const std::atomic<bool>& stop_;
    std::optional<Counter> counter_;
    Progress progress_;
    std::size_t root_moves_ = count_legal_moves(job_.position);
    std::vector<MoveCount> finished_;
    std::uint64_t nodes_ = 0;
    json::object result_;
};

}  // namespace

int run_count(const Options& options, const CountJob& job, const std::atomic<bool>& stop) {
    return CountCommand(options, job, stop).run();
}

}  // namespace adoube::perft
