// Keeps a view of the running match below the lines that it prints, on a terminal.
#pragma once

#include <boost/asio/io_context.hpp>
#include <cstdio>
#include <functional>
#include <string>
#include <string_view>

#include "arbiter/present/live_screen.h"
#include "arbiter/process/pulse.h"

namespace adoube::arbiter {

class LiveDisplay {
public:
    // Whether that file (of C) is a terminal that can move its cursor.
    [[nodiscard]] static bool suits(std::FILE* file);

    // `look` tells what is to be seen, four times a second while the display runs.
    LiveDisplay(boost::asio::io_context& io, std::FILE* file, LiveScreen screen,
                std::function<LiveMatch()> look);
    ~LiveDisplay() { stop(); }

    void start();
    // Takes the view away for good.
    void stop();
    // Prints lines above the view.
    void print(std::string_view text);

private:
    void refresh(std::string_view text_above);

    Pulse pulse_;
    std::FILE* file_;
    LiveScreen screen_;
    std::function<LiveMatch()> look_;
    int shown_lines_ = 0;
    bool is_running_ = false;
};

}  // namespace adoube::arbiter
