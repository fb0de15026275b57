// A running match for the page /match.
#pragma once

#include <mutex>
#include <string>

#include "arbiter/match/sprt.h"
#include "arbiter/match/standings.h"
#include "arbiter/present/live_screen.h"
#include "arbiter/web/trend.h"

namespace adoube::arbiter::web {

// How the match has gone so far.
class Course {
public:
    // How it stands; looked at as often as one likes, a number of games counts once.
    void note(const Standings& standings, const Sprt* sprt);

    // Of the first player, where it can be told.
    [[nodiscard]] const Trend& elo() const { return elo_; }
    // Of the test, if there is one.
    [[nodiscard]] const Trend& llr() const { return llr_; }

private:
    int games_ = 0;
    Trend elo_{};
    Trend llr_{};
};

// One JSON object: how far the match is, its running games, its course, and `report` (a JSON object
// of json_report) under that name.
[[nodiscard]] std::string write_live_match(const LiveMatch& match, const Names& names,
                                           const Course& course, std::string_view report);

// What is shown at the moment, handed from the thread of the match to that of the server.
class Showcase {
public:
    void show(std::string text) {
        const std::lock_guard lock{mutex_};
        text_ = std::move(text);
    }
    [[nodiscard]] std::string shown() const {
        const std::lock_guard lock{mutex_};
        return text_;
    }

private:
    mutable std::mutex mutex_{};
    std::string text_ = "{}";
};

}  // namespace adoube::arbiter::web
