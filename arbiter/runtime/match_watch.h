// Looks after the runs that share a match: says how it stands, tells them to stop once its test is
// decided, and knows when there is nothing more to wait for.
#pragma once

#include <chrono>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "arbiter/process/executor.h"
#include "arbiter/runtime/command.h"
#include "arbiter/runtime/match_runs.h"

namespace adoube::arbiter {

struct WatchWishes {
    std::vector<std::string> places{};   // folders of the runs, or their journals
    std::chrono::seconds interval{10};   // between two reports
    std::chrono::seconds patience{300};  // nobody runs, and the match is not complete
};

class MatchWatch {
public:
    explicit MatchWatch(WatchWishes wishes) : wishes_(std::move(wishes)), runs_(wishes_.places) {}

    // Looks once, at that moment, and prints what is new. The exit status when that was all: the
    // match is complete, its test is decided and all runs have obeyed, or nobody has run for as
    // long as patience lasts.
    [[nodiscard]] std::optional<ExitStatus> look(Moment now);

private:
    // How far the runs of the shards are.
    struct Census {
        int running = 0;
        int finished = 0;
        int stopped = 0;  // before their ends
        int absent = 0;   // not begun yet
    };
    [[nodiscard]] Census census() const;
    [[nodiscard]] std::optional<ExitStatus> stop_runs();
    [[nodiscard]] bool is_over(const Census& count) const;
    [[nodiscard]] ExitStatus give_up() const;
    void report_news(const Census& count, Moment now);
    void print_state(const Census& count);

    WatchWishes wishes_;
    MatchRuns runs_;
    std::set<std::string> told_{};       // files in which the runs were told to stop
    std::optional<Moment> last_sign_{};  // of life; the first look is one
    std::optional<Moment> last_report_{};
    int games_seen_ = 0;
    int games_reported_ = -1;
};

}  // namespace adoube::arbiter
