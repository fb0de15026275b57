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
    if (!options_.console.live || !LiveDisplay::suits(file_)) return;
    const char* const no_color = std::getenv("NO_COLOR");
    const LiveScreen screen{*options_.console.live, !no_color || *no_color == '\0', names,
                            standings, sprt};
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
}

}  // namespace adoube::arbiter
