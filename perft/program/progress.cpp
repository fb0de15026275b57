#include "perft/program/progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>

namespace adoube::perft {

Progress::Progress() : is_terminal_(isatty(STDERR_FILENO) == 1) {}

Progress::~Progress() { clear(); }

void Progress::show(std::size_t done, std::size_t all, const std::string& things) {
    using namespace std::chrono_literals;
    const Clock::time_point now = Clock::now();
    if (!is_terminal_ || now - last_shown_ < 200ms) return;
    const double seconds = std::chrono::duration<double>(now - start_).count();
    fmt::print(stderr, "\r\033[K{} of {} {}, {:.1f} s", done, all, things, seconds);
    std::fflush(stderr);
    last_shown_ = now;
    is_shown_ = true;
}

void Progress::clear() {
    if (!is_shown_) return;
    fmt::print(stderr, "\r\033[K");
    is_shown_ = false;
}

}  // namespace adoube::perft
