#include "arbiter/runtime/match_output.h"

#include <fmt/core.h>
#include <spdlog/logger.h>

#include <cstdlib>
#include <utility>

#include "arbiter/runtime/line_sink.h"

namespace adoube::arbiter {

void MatchOutput::say(std::string_view text) {
    if (display_) {
        display_->print(text);
        return;
    }
    fmt::print(file_, "{}", text);
    std::fflush(file_);
}

void MatchOutput::show(boost::asio::io_context& io, const Names& names, const Standings& standings,
                       const Sprt* sprt, std::function<LiveMatch()> look, spdlog::logger& log) {
    if (const auto port = options_.console.serve) {
        server_.emplace(io, [&names, &standings, sprt, look, course = web::Course{}]() mutable {
            course.note(standings, sprt);
            return web::write_live_match(look(), names, course,
                                         json_report(standings, names, sprt, false));
        });
        // A match does not depend on being looked at.
        if (const auto wrong = server_->start(*port))
            log.warn("-serve {}: nobody can look on: {}", *port, *wrong);
    }
    if (!options_.console.live || !LiveDisplay::suits(file_)) return;
    const char* const no_color = std::getenv("NO_COLOR");
    const bool colors = !no_color || *no_color == '\0';
    show_in_terminal(io, {*options_.console.live, colors, names, standings, sprt}, std::move(look),
                     log);
}

void MatchOutput::show_in_terminal(boost::asio::io_context& io, const LiveScreen& screen,
                                   std::function<LiveMatch()> look, spdlog::logger& log) {
    display_.emplace(io, file_, screen, std::move(look));
    display_->start();
    if (options_.log) return;
    auto sink =
        std::make_shared<LineSink>([this](std::string_view line) { display_->print(line); });
    sink->set_pattern(warning_pattern);
    log.sinks() = {std::move(sink)};
}

void MatchOutput::end_view() {
    if (display_) display_->stop();
    if (server_) server_->stop();
}

}  // namespace adoube::arbiter
