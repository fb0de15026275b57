#include "perft/program/mpi_command.h"

#include <fmt/format.h>
#include <mpi.h>

#include <algorithm>
#include <boost/json.hpp>
#include <chrono>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <thread>
#include <type_traits>
#include <vector>

#include "notation/fen.h"
#include "perft/checked_sum.h"
#include "perft/program/progress.h"
#include "perft/program/report.h"
#include "perft/program/unit_journal.h"
#include "perft/units.h"

namespace adoube::perft {

namespace {

namespace json = boost::json;
using Clock = std::chrono::steady_clock;

// What a rank tells the dealer each time it asks for a unit.
struct Report {
    std::int64_t unit = -1;  // that it has counted; -1: none, it has just begun
    std::uint64_t nodes = 0;
    double seconds = 0.0;
    std::int32_t unfinished = -1;  // why there is no count, as Unfinished; -1: there is one
};
static_assert(std::is_trivially_copyable_v<Report>);

constexpr std::int64_t no_more_units = -1;
constexpr int report_tag = 1;
constexpr int unit_tag = 2;

// Units that a rank asks for at its beginning, and so has in hand: the next one arrives while it
// counts, however long the dealer sleeps.
constexpr int units_in_hand = 2;

// How long the dealer sleeps when nobody asks. To wait in MPI would keep a core busy.
constexpr std::chrono::microseconds nap{200};

struct RankFigures {
    std::size_t units = 0;
    std::uint64_t nodes = 0;
    double seconds = 0.0;
};

// On rank 0: knows what has been counted and what is still to be. For any thread.
class Dealer {
public:
    Dealer(const CountId& count, int ranks, std::optional<UnitJournal> journal)
        : count_(count),
          journal_(std::move(journal)),
          is_done_(count.units, false),
          figures_(static_cast<std::size_t>(ranks)) {
        if (!journal_) return;
        for (const UnitResult& known : journal_->known()) enter(known);
        known_count_ = done_count_;
    }

    [[nodiscard]] std::int64_t next() {
        const std::scoped_lock lock(mutex_);
        if (unfinished_ || journal_failed_) return no_more_units;
        while (next_ < count_.units && is_done_[next_]) ++next_;
        return next_ < count_.units ? static_cast<std::int64_t>(next_++) : no_more_units;
    }

    void note(const Report& report, int rank) {
        if (report.unit < 0) return;
        const std::scoped_lock lock(mutex_);
        if (report.unfinished >= 0) {
            unfinished_ = static_cast<Unfinished>(report.unfinished);
            return;
        }
        const auto number = static_cast<std::size_t>(report.unit) + 1;
        const UnitResult result{count_, number, report.nodes, report.seconds};
        if (journal_ && !journal_->add(result)) journal_failed_ = true;
        enter(result);
        RankFigures& figures = figures_[static_cast<std::size_t>(rank)];
        ++figures.units;
        figures.nodes += report.nodes;
        figures.seconds += report.seconds;
        progress_.show(done_count_, count_.units, "units");
    }

    [[nodiscard]] bool journal_failed() const { return journal_failed_; }
    [[nodiscard]] std::size_t done_count() const { return done_count_; }
    [[nodiscard]] std::size_t known_count() const { return known_count_; }
    [[nodiscard]] const std::vector<RankFigures>& figures() const { return figures_; }

    [[nodiscard]] Expected<std::uint64_t, Unfinished> total() {
        progress_.clear();
        if (unfinished_) return Failure{*unfinished_};
        return sum_.total();
    }

private:
    void enter(const UnitResult& result) {
        if (is_done_[result.number - 1]) return;  // a journal may hold one twice
        is_done_[result.number - 1] = true;
        ++done_count_;
        sum_.add(result.nodes);
    }

    const CountId& count_;
    std::optional<UnitJournal> journal_;
    std::mutex mutex_;
    std::vector<bool> is_done_;
    std::vector<RankFigures> figures_;
    std::size_t next_ = 0;
    std::size_t done_count_ = 0;
    std::size_t known_count_ = 0;  // of them, from the journal
    CheckedSum sum_;
    std::optional<Unfinished> unfinished_;
    bool journal_failed_ = false;
    Progress progress_;
};

// What every rank does: counts units.
class UnitCounter {
public:
    UnitCounter(const Options& options, const DividedCount& division, const std::atomic<bool>& stop)
        : division_(division), counter_(settings_of(options, stop)) {}

    [[nodiscard]] Report count(std::int64_t unit) {
        const auto start = Clock::now();
        const auto nodes = count_unit(counter_, division_.unit(static_cast<std::size_t>(unit)));
        const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
        if (!nodes) return {unit, 0, seconds, static_cast<std::int32_t>(nodes.error())};
        return {unit, *nodes, seconds, -1};
    }

private:
    const DividedCount& division_;
    Counter counter_;
};

void ask_for_unit(const Report& report) {
    MPI_Send(&report, sizeof report, MPI_BYTE, 0, report_tag, MPI_COMM_WORLD);
}

// On the other ranks: every answer that is a unit leads to one more question.
void count_what_is_dealt(UnitCounter& counter) {
    for (int i = 0; i < units_in_hand; ++i) ask_for_unit({});
    for (int unanswered = units_in_hand; unanswered > 0;) {
        std::int64_t unit = no_more_units;
        MPI_Recv(&unit, 1, MPI_INT64_T, 0, unit_tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        if (unit == no_more_units) --unanswered;
        else ask_for_unit(counter.count(unit));
    }
}

// Answers a rank that asks for a unit with the next one, or with no_more_units, which leads to no
// other question; nothing if none asks.
[[nodiscard]] std::optional<std::int64_t> serve_one(Dealer& dealer) {
    int asks = 0;
    MPI_Status status;
    MPI_Iprobe(MPI_ANY_SOURCE, report_tag, MPI_COMM_WORLD, &asks, &status);
    if (asks == 0) return std::nullopt;
    Report report;
    MPI_Recv(&report, sizeof report, MPI_BYTE, status.MPI_SOURCE, report_tag, MPI_COMM_WORLD,
             MPI_STATUS_IGNORE);
    dealer.note(report, status.MPI_SOURCE);
    const std::int64_t unit = dealer.next();
    MPI_Send(&unit, 1, MPI_INT64_T, status.MPI_SOURCE, unit_tag, MPI_COMM_WORLD);
    return unit;
}

// On rank 0: counts in a thread of its own while it deals to the others.
void deal_and_count(Dealer& dealer, UnitCounter& counter, int others) {
    std::thread own([&] {
        for (auto unit = dealer.next(); unit != no_more_units; unit = dealer.next())
            dealer.note(counter.count(unit), 0);
    });
    for (int questions = units_in_hand * others; questions > 0;) {
        const auto unit = serve_one(dealer);
        if (!unit) std::this_thread::sleep_for(nap);
        else if (*unit == no_more_units) --questions;
    }
    own.join();
}

[[nodiscard]] json::array figures_of_ranks(const Dealer& dealer) {
    json::array ranks;
    for (const RankFigures& each : dealer.figures())
        ranks.push_back(json::object{{"rank", ranks.size()},
                                     {"units", each.units},
                                     {"nodes", each.nodes},
                                     {"seconds", each.seconds}});
    return ranks;
}

[[nodiscard]] int conclude(const Options& options, const CountId& count, Dealer& dealer,
                           double seconds) {
    const auto nodes = dealer.total();
    if (dealer.journal_failed() || !nodes) {
        const std::string reason =
            nodes ? "the journal cannot be written any more" : describe(nodes.error());
        fmt::print(stderr, "perft: {}: depth {}, after {} of {} units and {:.3f} seconds\n", reason,
                   count.depth, dealer.done_count(), count.units, seconds);
        return 1;
    }
    if (dealer.known_count() > 0)
        fmt::print("{} of {} units were in the journal\n", dealer.known_count(), count.units);
    fmt::print("{}\n", count_line(count.depth, *nodes, seconds));
    if (options.json)
        fmt::print("{}\n", json::serialize(json::object{{"depth", count.depth},
                                                        {"nodes", *nodes},
                                                        {"seconds", seconds},
                                                        {"nps", nodes_a_second(*nodes, seconds)},
                                                        {"units", count.units},
                                                        {"ranks", figures_of_ranks(dealer)}}));
    return 0;
}

// Whether it is true of all ranks.
[[nodiscard]] bool is_true_of_all(bool own) {
    int all = own ? 1 : 0;
    MPI_Allreduce(MPI_IN_PLACE, &all, 1, MPI_INT, MPI_LAND, MPI_COMM_WORLD);
    return all != 0;
}

// All ranks give the value of rank 0.
[[nodiscard]] int of_rank_0(int value) {
    MPI_Bcast(&value, 1, MPI_INT, 0, MPI_COMM_WORLD);
    return value;
}

// The journal that is wished for, if any; absent with a complaint on stderr if it cannot be had.
[[nodiscard]] std::optional<std::optional<UnitJournal>> wished_journal(const MpiJob& job,
                                                                       const CountId& count) {
    if (job.journal.empty()) return std::optional<UnitJournal>{};
    auto journal = UnitJournal::open(job.journal, count);
    if (journal) return std::optional<UnitJournal>{*std::move(journal)};
    fmt::print(stderr, "perft: {}\n", one_line(journal.error()));
    return std::nullopt;
}

}  // namespace

Expected<Cluster, Complaint> Cluster::join() {
    int provided = 0;
    MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided);
    int rank = 0;
    int size = 1;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    return Cluster(rank, size);
}

Cluster::Cluster(Cluster&& other) noexcept
    : rank_(other.rank_), size_(other.size_), joined_(std::exchange(other.joined_, false)) {}

Cluster::~Cluster() {
    if (joined_) MPI_Finalize();
}

int run_mpi(const Options& options, const MpiJob& job, const Cluster& cluster,
            const std::atomic<bool>& stop) {
    const DividedCount division(job.position, job.depth, job.units);
    const CountId count{fen::write(job.position), job.variant, job.depth, division.unit_count()};
    auto journal = cluster.speaks() ? wished_journal(job, count) : std::nullopt;
    if (of_rank_0(journal ? 1 : 0) == 0) return 2;
    // Ranks that lack memory for their tables must not leave the others waiting.
    std::unique_ptr<UnitCounter> counter;
    try {
        counter = std::make_unique<UnitCounter>(options, division, stop);
    } catch (const std::bad_alloc&) {
    }
    if (!is_true_of_all(counter != nullptr)) throw std::bad_alloc();
    if (!cluster.speaks()) {
        count_what_is_dealt(*counter);
        return of_rank_0(0);
    }
    const auto start = Clock::now();
    Dealer dealer(count, cluster.size(), *std::move(journal));
    deal_and_count(dealer, *counter, cluster.size() - 1);
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    return of_rank_0(conclude(options, count, dealer, seconds));
}

}  // namespace adoube::perft
