// A browser without pages, for tests of arbiter serve: HTTP requests and live connections. Every
// wait has an end.
#pragma once

#include <boost/json/value.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "program_session.h"

namespace adoube::e2e {

// `arbiter serve` on a port of its own.
class WebServer {
public:
    explicit WebServer(const std::vector<std::string>& arguments = {});

    [[nodiscard]] std::uint16_t port() const { return port_; }
    // "127.0.0.1:port", as the headers Host and Origin have it.
    [[nodiscard]] std::string host() const;
    [[nodiscard]] ProgramSession& program() { return program_; }

private:
    ProgramSession program_;
    std::uint16_t port_ = 0;
};

struct WebResponse {
    int status = 0;
    std::string body{};
    std::string head{};  // status line and headers
};

// Sends the text as it is, and reads one response.
[[nodiscard]] WebResponse send_request(const WebServer& server, std::string_view request);
[[nodiscard]] WebResponse get(const WebServer& server, std::string_view target);
// Its body is all that follows the head.
[[nodiscard]] WebResponse head(const WebServer& server, std::string_view target);
[[nodiscard]] WebResponse post(const WebServer& server, std::string_view target,
                               std::string_view body, std::string_view headers = "");

// A live connection to a board.
class LiveConnection {
public:
    // Comes to the board with a seat's secret ("": as a spectator), having so many events already.
    LiveConnection(const WebServer& server, std::int64_t board, std::string_view seat,
                   int since = 0);
    // As a page of another origin would; "" sends none. Is open only if the server lets it in.
    [[nodiscard]] static bool is_let_in(const WebServer& server, const std::string& origin);
    ~LiveConnection();
    LiveConnection(const LiveConnection&) = delete;
    LiveConnection& operator=(const LiveConnection&) = delete;

    void say(std::string_view text);  // with ' for "
    void move(std::string_view uci);
    // The next message; absent once the connection is closed.
    [[nodiscard]] std::optional<boost::json::value> next();
    // The first message of which this is true: fails the test if none comes.
    [[nodiscard]] boost::json::value next_with(std::string_view event_type);
    // Why the server has closed it, after next() has found it closed.
    [[nodiscard]] int close_code() const;

private:
    class Implementation;
    std::unique_ptr<Implementation> implementation_;
};

}  // namespace adoube::e2e
