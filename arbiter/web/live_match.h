// A running match for the page /match.
#pragma once

#include <mutex>
#include <string>

#include "arbiter/present/live_screen.h"

namespace adoube::arbiter::web {

// One JSON object: how far the match is, its running games, and `report` (a JSON object of
// json_report) under that name.
[[nodiscard]] std::string write_live_match(const LiveMatch& match, const Names& names,
                                           std::string_view report);

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
