// What a match says while it runs: lines, on a terminal a view of its games below them, and pages
// for browsers.
#pragma once

#include <boost/asio/io_context.hpp>
#include <cstdio>
#include <functional>
#include <optional>
#include <string_view>

#include "arbiter/match/match_options.h"
#include "arbiter/runtime/live_display.h"
#include "arbiter/runtime/match_server.h"

namespace spdlog {
class logger;
}

namespace adoube::arbiter {

// How warnings look where they are not in a log file.
inline constexpr const char* warning_pattern = "arbiter: %v";

class MatchOutput {
public:
    // With -json standard output is for the result alone, and all else goes to standard error.
    explicit MatchOutput(const MatchOptions& options)
        : options_(options), file_(options.json ? stderr : stdout) {}

    void say(std::string_view text);

    // From now on there is the view, if it is wanted and the output is a terminal that can show it;
    // warnings that go to no file stand above it. Browsers may look on if that is wanted.
    void show(boost::asio::io_context& io, const Names& names, const Standings& standings,
              const Sprt* sprt, std::function<LiveMatch()> look, spdlog::logger& log);
    void end_view();

private:
    void show_in_terminal(boost::asio::io_context& io, const LiveScreen& screen,
                          std::function<LiveMatch()> look, spdlog::logger& log);

    const MatchOptions& options_;
    std::FILE* file_;
    std::optional<LiveDisplay> display_{};
    std::optional<MatchServer> server_{};
};

}  // namespace adoube::arbiter
