#include "arbiter/runtime/match_server.h"

#include <utility>

#include "arbiter/runtime/time_source.h"
#include "arbiter/runtime/utc.h"
#include "arbiter/web/bundle.h"
#include "arbiter/web/secret.h"

namespace adoube::arbiter {
namespace {

constexpr std::chrono::milliseconds interval{500};

}  // namespace

MatchServer::MatchServer(boost::asio::io_context& match, std::function<std::string()> look)
    : pulse_(match, interval, [this] { refresh(); }),
      look_(std::move(look)),
      hall_({0, web::draw_secret, utc_now}, std::nullopt) {}

std::optional<std::string> MatchServer::start(std::uint16_t port) {
    if (!web::bundle_is_missing().empty()) return std::string(web::bundle_is_missing());
    web::ServerSettings settings;
    settings.port = port;
    settings.now = now;
    settings.showcase = &showcase_;
    server_.emplace(pages_, hall_, settings);
    if (const auto listening = server_->listen(); !listening) return listening.error();
    pulse_.start();
    refresh();
    thread_ = std::thread([this] { pages_.run(); });
    return std::nullopt;
}

void MatchServer::refresh() { showcase_.show(look_()); }

void MatchServer::stop() {
    pulse_.stop();
    pages_.stop();
    if (thread_.joinable()) thread_.join();
}

}  // namespace adoube::arbiter
