// One line on stderr that says how far a long count is, if stderr is a terminal.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>

namespace adoube::perft {

class Progress {
public:
    Progress();
    // Wipes the line.
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    // Shows "12 of 20 root moves" and how long it has taken so far; at most a few times a second.
    void show(std::size_t done, std::size_t all, const std::string& things);
    // Makes room for a line of results.
    void clear();

private:
    using Clock = std::chrono::steady_clock;

    bool is_terminal_;
    bool is_shown_ = false;
    Clock::time_point start_ = Clock::now();
    Clock::time_point last_shown_ = start_;
};

}  // namespace adoube::perft
