// A running match as lines for a terminal: how far it is, the score, and a line or a board for each
// game that is being played.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "arbiter/match/live_game.h"
#include "arbiter/match/match_options.h"
#include "arbiter/present/match_report.h"

namespace adoube::arbiter {

struct LiveMatch {
    std::vector<LiveGame> games{};
    int finished = 0;  // games
    int game_count = 0;
    std::chrono::seconds elapsed{};
    std::optional<std::chrono::seconds> left{};  // as it looks now; absent before the first result
};

struct ScreenSize {
    int rows = 24;
    int columns = 80;
};

class LiveScreen {
public:
    // All of it lives longer than the screen; `sprt` is null without a test.
    LiveScreen(LiveView view, bool colors, const Names& names, const Standings& standings,
               const Sprt* sprt)
        : view_(view), colors_(colors), names_(names), standings_(standings), sprt_(sprt) {}

    // Lines, each with a line feed, one fewer than there are rows and none as wide as the screen.
    [[nodiscard]] std::string draw(const LiveMatch& match, ScreenSize size) const;

private:
    using Lines = std::vector<std::string>;

    [[nodiscard]] Lines head(const LiveMatch& match) const;
    [[nodiscard]] Lines table(const LiveMatch& match, std::size_t columns) const;
    [[nodiscard]] Lines boards(const LiveMatch& match, ScreenSize room) const;
    [[nodiscard]] Lines board(const LiveGame& game) const;
    [[nodiscard]] std::string score() const;
    [[nodiscard]] const std::string& name(const LiveGame& game, Color color) const;

    LiveView view_;
    bool colors_;
    const Names& names_;
    const Standings& standings_;
    const Sprt* sprt_;
};

}  // namespace adoube::arbiter
