// Shows a running match in the browser. The pages are served on a thread of their own, so that no
// request takes time from the games.
#pragma once

#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <thread>

#include "arbiter/process/pulse.h"
#include "arbiter/web/live_match.h"
#include "arbiter/web/server.h"

namespace adoube::arbiter {

class MatchServer {
public:
    // `look` writes what there is to be seen, on the thread of the match.
    MatchServer(boost::asio::io_context& match, std::function<std::string()> look);
    ~MatchServer() { stop(); }

    // Begins to serve on that port of this machine, or says what is wrong with it.
    [[nodiscard]] std::optional<std::string> start(std::uint16_t port);
    void stop();

private:
    void refresh();

    Pulse pulse_;
    std::function<std::string()> look_;
    web::Showcase showcase_{};
    web::Hall hall_;
    boost::asio::io_context pages_{1};
    std::optional<web::Server> server_{};
    std::thread thread_{};
};

}  // namespace adoube::arbiter
