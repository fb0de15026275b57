// What a match prints while it runs, in the manner of one program or another. Every text ends
// with a line feed or is empty.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "arbiter/match/match_options.h"
#include "arbiter/present/line_report.h"
#include "arbiter/present/match_report.h"

namespace adoube::arbiter {

// The match as its console sees it; all of it lives longer than the console.
struct MatchView {
    const MatchOptions& options;
    const Names& names;
    const Standings& standings;
    const Sprt* sprt;  // null without a test
};

class MatchConsole {
public:
    [[nodiscard]] static std::unique_ptr<MatchConsole> make(const MatchView& view);
    virtual ~MatchConsole() = default;
    MatchConsole(const MatchConsole&) = delete;
    MatchConsole& operator=(const MatchConsole&) = delete;

    // `game_count` is of the whole match, as far as it is foreseen.
    [[nodiscard]] std::string started(const Pairing& pairing, int game_count) const;
    [[nodiscard]] virtual std::string finished(const Pairing& pairing,
                                               const Conclusion& conclusion) const;
    // Absent where its manner has no words for that: it goes to the log.
    [[nodiscard]] virtual std::optional<std::string> about_line(const LineReport&) const {
        return std::nullopt;
    }
    // What is to be said after one more game was counted, which may be the last of this run.
    [[nodiscard]] virtual std::string progress(bool is_last) = 0;
    // How long the match has taken is told if it is known.
    [[nodiscard]] virtual std::string end(bool is_complete,
                                          std::optional<std::chrono::seconds> duration) = 0;

protected:
    static constexpr int usual_rating_interval = 10;

    explicit MatchConsole(const MatchView& view) : view_(view) {}

    // One of every `interval` games; never if that is 0.
    [[nodiscard]] bool is_due(int interval) const;
    [[nodiscard]] bool is_duel() const { return view_.standings.players() == 2; }

    MatchView view_;
};

}  // namespace adoube::arbiter
