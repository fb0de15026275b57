#include "app/thinker.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <new>
#include <random>
#include <system_error>
#include <thread>

#include "app/search_report.h"
#include "notation/uci_move.h"
#include "rules/legal_moves.h"

namespace adoube::app {

namespace {

using engine::Iteration;

// Moves that have no alternative are not thought about for longer than this.
constexpr int depth_for_only_move = 6;

// A mate that deeper searches have not made shorter; on a clock there is nothing left to find.
[[nodiscard]] bool is_settled_mate(const Iteration& iteration) {
    if (!engine::is_decided(iteration.score)) return false;
    return iteration.depth >= 4 * std::abs(engine::moves_to_mate(iteration.score)) + 8;
}

// What the threads of one job share.
struct Shared {
    std::atomic<bool> finished{false};
    std::vector<std::atomic<std::uint64_t>> nodes;  // by helper

    explicit Shared(std::size_t helpers) : nodes(helpers) {}

    [[nodiscard]] std::uint64_t nodes_of_helpers() const {
        std::uint64_t sum = 0;
        for (const auto& each : nodes) sum += each.load(std::memory_order_relaxed);
        return sum;
    }
};

// Decides for the thread that answers.
class MainSupervisor : public engine::Supervisor {
public:
    MainSupervisor(const ThinkJob& job, const std::stop_token& stop, const Shared& shared,
                   std::size_t moves, SearchReport report)
        : job_(job), stop_(stop), shared_(shared), moves_(moves), report_(std::move(report)) {}

    bool should_stop(std::uint64_t nodes) override {
        if (stop_.stop_requested() || job_.time->is_over(WallClock::now())) return true;
        return job_.go.nodes && nodes + shared_.nodes_of_helpers() >= *job_.go.nodes;
    }

    bool should_deepen(const Iteration& iteration) override {
        if (job_.time->budget() && !job_.time->waits() && is_settled_mate(iteration)) return false;
        const bool only_move = moves_ == 1 && job_.time->budget() && !job_.options.analyse;
        if (only_move && iteration.depth >= depth_for_only_move && !job_.time->waits())
            return false;
        return !job_.time->is_enough(iteration, WallClock::now());
    }

    void on_report(const engine::Report& report) override {
        if (job_.options.limit_strength) candidates_.note(report);
        if (report.rank <= job_.options.lines) report_.write(report, shared_.nodes_of_helpers());
    }

    void on_root_move(int depth, Move move, int number) override {
        report_.write_current_move(depth, move, number);
    }

    // What a handicapped player plays instead of the best move, if he has seen anything.
    [[nodiscard]] std::optional<engine::Choice> misjudged(const Handicap& handicap,
                                                          SplitMix64& random) {
        const engine::Report* const line = candidates_.misjudged_best(handicap, random);
        if (line == nullptr) return std::nullopt;
        report_.write(*line, 0);
        engine::Choice choice{line->pv.front()};
        if (line->pv.size() > 1) choice.reply = line->pv[1];
        return choice;
    }

private:
    const ThinkJob& job_;
    const std::stop_token& stop_;
    const Shared& shared_;
    std::size_t moves_;
    SearchReport report_;
    Candidates candidates_;
};

// A helper fills the table until the main thread has finished.
class HelperSupervisor : public engine::Supervisor {
public:
    HelperSupervisor(Shared& shared, std::size_t helper) : shared_(shared), helper_(helper) {}

    bool should_stop(std::uint64_t nodes) override {
        shared_.nodes[helper_].store(nodes, std::memory_order_relaxed);
        return shared_.finished;
    }
    bool should_deepen(const Iteration&) override { return !shared_.finished; }
    void on_report(const engine::Report&) override {}
    void on_root_move(int, Move, int) override {}

private:
    Shared& shared_;
    std::size_t helper_;
};

[[nodiscard]] std::optional<Handicap> handicap_of(const Options& options) {
    if (!options.limit_strength) return std::nullopt;
    return handicap_for(options.elo);
}

// Since the last capture or pawn move.
[[nodiscard]] bool has_repetition(const GamePosition& game) {
    std::vector<Key> keys = game.earlier;
    keys.push_back(game.position.key());
    std::sort(keys.begin(), keys.end());
    return std::adjacent_find(keys.begin(), keys.end()) != keys.end();
}

[[nodiscard]] engine::Limits limits_of(const uci::command::Go& go, const Options& options) {
    engine::Limits limits;
    limits.depth = go.depth.value_or(limits.depth);
    limits.nodes = go.nodes;
    limits.mate = go.mate;
    if (go.mate && *go.mate <= 0) limits.depth = 1;
    limits.lines = options.lines;
    if (const auto handicap = handicap_of(options)) {
        limits.nodes = std::min(limits.nodes.value_or(handicap->nodes), handicap->nodes);
        limits.lines = std::max(limits.lines, handicap->lines);
    }
    return limits;
}

}  // namespace

Thinker::Thinker(Output& output)
    : output_(output), table_(Options{}.hash_megabytes), random_(std::random_device()()) {
    searches_.push_back(std::make_unique<engine::Search>(table_));
}

bool Thinker::set_hash(std::size_t megabytes) {
    if (megabytes == table_.megabytes()) return true;
    try {
        table_.resize(megabytes);
    } catch (const std::bad_alloc&) {
        return false;
    }
    return true;
}

std::optional<std::string> Thinker::set_tablebase(const std::string& path) {
    if (path == tablebase_path_) return std::nullopt;
    tablebase_path_.clear();
    tablebase_.reset();
    if (path.empty()) return std::nullopt;
    auto opened = open_syzygy_tables(path);
    if (!opened) return opened.error();
    tablebase_ = *std::move(opened);
    tablebase_path_ = path;
    return std::nullopt;
}

void Thinker::begin_game() {
    table_.clear();
    for (const auto& search : searches_) search->begin_game();
}

bool Thinker::set_threads(std::size_t threads) {
    const std::size_t before = searches_.size();
    try {
        while (searches_.size() < threads)
            searches_.push_back(std::make_unique<engine::Search>(table_));
    } catch (const std::bad_alloc&) {
        searches_.resize(before);
        return false;
    }
    searches_.resize(threads);
    return true;
}

void Thinker::run(const ThinkJob& job, const std::stop_token& stop, std::atomic<bool>& answering) {
    const Position& position = job.game.position;
    const engine::Root root = root_of(job);
    std::optional<engine::Choice> choice;
    if (!root.moves.empty()) choice = search(job, root, stop);
    wait_until_due(*job.time, stop);
    answering = true;
    if (choice) answer(job, *choice);
    else answer_without_moves(position);
}

// Where tables know the position itself, only moves that keep its value are searched, and without
// the tables, which would not show how it is won. Several lines are wanted whatever they are worth.
// A handicapped player has no tables.
engine::Root Thinker::root_of(const ThinkJob& job) const {
    const Position& position = job.game.position;
    engine::Root root{position, job.game.earlier, moves_to_search(position, job.go.search_moves)};
    if (!tablebase_ || job.options.limit_strength) return root;
    root.tablebase = tablebase_.get();
    if (job.options.lines > 1 || position.occupied().size() > tablebase_->pieces() ||
        !position.castling().empty())
        return root;
    const auto known = tablebase_->probe_root(position, has_repetition(job.game));
    if (!known) return root;
    std::vector<Move> kept;
    for (const Move move : root.moves)
        if (std::count(known->moves.begin(), known->moves.end(), move) > 0) kept.push_back(move);
    if (kept.empty()) return root;
    root.moves = std::move(kept);
    root.tablebase_value = known->value;
    root.tablebase = nullptr;
    return root;
}

// A handicapped player thinks alone: helpers would see for him what he is not to see.
engine::Choice Thinker::search(const ThinkJob& job, const engine::Root& root,
                               const std::stop_token& stop) {
    table_.begin_search();
    const auto handicap = handicap_of(job.options);
    Shared shared(handicap ? 0 : searches_.size() - 1);
    const auto help = [&](std::size_t helper) {
        HelperSupervisor supervisor(shared, helper);
        (void)searches_[helper + 1]->run(root, {}, supervisor);
    };
    std::vector<std::jthread> helpers;
    helpers.reserve(shared.nodes.size());
    try {
        while (helpers.size() < shared.nodes.size()) helpers.emplace_back(help, helpers.size());
    } catch (const std::system_error&) {
        output_.remark(fmt::format("error the system starts only {} of {} threads",
                                   helpers.size() + 1, searches_.size()));
    }
    MainSupervisor supervisor(job, stop, shared, root.moves.size(),
                              SearchReport(output_, root.position, job.options, *job.time, table_));
    const engine::Choice choice =
        searches_[0]->run(root, limits_of(job.go, job.options), supervisor);
    shared.finished = true;
    if (!handicap) return choice;
    return supervisor.misjudged(*handicap, random_).value_or(choice);
}

void Thinker::wait_until_due(const ThinkTime& time, const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    waiting_.wait(lock, stop, [&] { return !time.waits(); });
}

void Thinker::ponder_hit(ThinkTime& time, WallClock::time_point now) {
    const std::lock_guard lock(mutex_);
    time.ponder_hit(now);
    waiting_.notify_all();
}

void Thinker::answer_without_moves(const Position& position) {
    uci::Info info;
    info.depth = 0;
    info.score = position.in_check() ? uci::Score{uci::Score::Unit::mate, 0}
                                     : uci::Score{uci::Score::Unit::centipawns, 0};
    output_.message(info);
    output_.message(uci::message::BestMove{"0000"});
}

void Thinker::answer(const ThinkJob& job, const engine::Choice& choice) {
    const Position& position = job.game.position;
    uci::message::BestMove best{uci_move::write(position, choice.move, job.options.variant)};
    if (choice.reply) {
        const Position next = position.after(choice.move);
        if (is_legal(next, *choice.reply))
            best.ponder = uci_move::write(next, *choice.reply, job.options.variant);
    }
    output_.message(best);
}

}  // namespace adoube::app
