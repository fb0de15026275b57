#include "arbiter/runtime/live_display.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace adoube::arbiter {
namespace {

constexpr std::chrono::milliseconds interval{250};

[[nodiscard]] ScreenSize size_of(std::FILE* file) {
    ::winsize size{};
    if (::ioctl(::fileno(file), TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0)
        return {};
    return {size.ws_row, size.ws_col};
}

// Moves to the first column so many lines up and erases all from there on.
[[nodiscard]] std::string erase_lines(int lines) {
    return lines == 0 ? "" : fmt::format("\x1b[{}F\x1b[J", lines);
}

}  // namespace

bool LiveDisplay::suits(std::FILE* file) {
    const char* const terminal = std::getenv("TERM");
    return terminal && *terminal != '\0' && std::string_view{terminal} != "dumb" &&
           ::isatty(::fileno(file)) == 1;
}

LiveDisplay::LiveDisplay(boost::asio::io_context& io, std::FILE* file, LiveScreen screen,
                         std::function<LiveMatch()> look)
    : pulse_(io, interval, [this] { refresh(""); }),
      file_(file),
      screen_(screen),
      look_(std::move(look)) {}

void LiveDisplay::start() {
    is_running_ = true;
    pulse_.start();
    refresh("");
}

void LiveDisplay::stop() {
    if (!std::exchange(is_running_, false)) return;
    pulse_.stop();
    fmt::print(file_, "{}", erase_lines(std::exchange(shown_lines_, 0)));
    std::fflush(file_);
}

void LiveDisplay::print(std::string_view text) {
    if (is_running_) {
        refresh(text);
        return;
    }
    fmt::print(file_, "{}", text);
    std::fflush(file_);
}

// With one write, so that nobody sees the screen half drawn.
void LiveDisplay::refresh(std::string_view text_above) {
    std::string text = erase_lines(shown_lines_);
    text += text_above;
    const std::string view = screen_.draw(look_(), size_of(file_));
    shown_lines_ = static_cast<int>(std::count(view.begin(), view.end(), '\n'));
    text += view;
    fmt::print(file_, "{}", text);
    std::fflush(file_);
}

}  // namespace adoube::arbiter
