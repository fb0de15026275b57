#include "arbiter/runtime/match_watch.h"

#include <fmt/format.h>

#include <cstdio>
#include <utility>

#include "arbiter/present/match_report.h"
#include "arbiter/storage/append_file.h"

namespace adoube::arbiter {

std::optional<ExitStatus> MatchWatch::look(Moment now) {
    if (const auto fault = runs_.look()) {
        complain("watch: " + *fault);
        return exit_bad_usage;
    }
    Census count;
    const JoinedMatch* const match = runs_.match();
    if (match) {
        if (match->is_decided())
            if (const auto status = stop_runs()) return status;
        count = census();
        if (is_over(count)) {
            print_state(count);
            fmt::print("Finished match\n");
            return exit_success;
        }
        report_news(count, now);
    }
    const int games = match ? match->finished() : 0;
    const bool has_news = games != std::exchange(games_seen_, games);
    const bool is_first = !last_sign_;
    if (is_first || count.running > 0 || has_news) last_sign_ = now;
    if (now - *last_sign_ >= wishes_.patience) return give_up();
    if (is_first && !match)
        fmt::print(stderr, "arbiter: watch: no journal yet: {}, waiting {} s for one\n",
                   fmt::join(wishes_.places, " "), wishes_.patience.count());
    return std::nullopt;
}

MatchWatch::Census MatchWatch::census() const {
    Census count;
    const JoinedMatch& match = *runs_.match();
    for (int shard = 1; shard <= match.shards(); ++shard) {
        const MatchRuns::Run* const run = runs_.run_of(shard);
        if (!run) ++count.absent;
        else if (is_taken(run->journal.path())) ++count.running;
        else if (match.is_complete(shard)) ++count.finished;
        else ++count.stopped;
    }
    return count;
}

// Each once, those that come later too.
std::optional<ExitStatus> MatchWatch::stop_runs() {
    for (const auto& run : runs_.runs()) {
        const std::string path = run.order_file();
        if (path.empty() || told_.contains(path)) continue;
        auto file = AppendFile::open(path);
        const auto error = file ? file->add("stop\n") : file.error();
        if (error) {
            complain(
                fmt::format("watch: the shard cannot be stopped: {}: {}", path, error.message()));
            return exit_storage_failed;
        }
        told_.insert(path);
    }
    return std::nullopt;
}

// When a test is decided, those who still play obey, and those who have not begun will not.
bool MatchWatch::is_over(const Census& count) const {
    const JoinedMatch& match = *runs_.match();
    return match.is_complete() || (count.running == 0 && (match.is_decided() || !told_.empty()));
}

ExitStatus MatchWatch::give_up() const {
    const JoinedMatch* const match = runs_.match();
    const auto waited = wishes_.patience.count();
    if (match)
        complain(fmt::format("watch: nobody has played for {} s: {} of {} games are missing",
                             waited, match->game_count() - match->finished(), match->game_count()));
    else
        complain(fmt::format("watch: no journal for {} s: {}, expected folders of shards", waited,
                             fmt::join(wishes_.places, " ")));
    return exit_found_failures;
}

void MatchWatch::report_news(const Census& count, Moment now) {
    if (last_report_ && now - *last_report_ < wishes_.interval) return;
    if (runs_.match()->finished() == games_reported_) return;
    last_report_ = now;
    print_state(count);
}

void MatchWatch::print_state(const Census& count) {
    const JoinedMatch& match = *runs_.match();
    games_reported_ = match.finished();
    fmt::print("Shards: {} running, {} finished, {} stopped, {} not begun; {} of {} games\n",
               count.running, count.finished, count.stopped, count.absent, match.finished(),
               match.game_count());
    if (match.standings().games() > 0)
        fmt::print("{}", report(match.standings(), runs_.names(), match.sprt()));
    std::fflush(stdout);
}

}  // namespace adoube::arbiter
