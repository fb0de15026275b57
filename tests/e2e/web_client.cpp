#include "web_client.h"

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json/parse.hpp>
#include <chrono>

#include "support/catch.h"

namespace adoube::e2e {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;

constexpr std::chrono::seconds patience{20};

[[nodiscard]] std::vector<std::string> serve_arguments(const std::vector<std::string>& more) {
    std::vector<std::string> arguments{"serve", "--port", "0"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

[[nodiscard]] tcp::endpoint endpoint_of(const WebServer& server) {
    return {asio::ip::address_v4::loopback(), server.port()};
}

[[nodiscard]] std::string fit(std::string_view text) {
    std::string json{text};
    std::replace(json.begin(), json.end(), '\'', '"');
    return json;
}

[[nodiscard]] std::string request_of(const std::string& method, const WebServer& server,
                                     std::string_view target) {
    return method + " " + std::string(target) + " HTTP/1.1\r\nHost: " + server.host() +
           "\r\nConnection: close\r\n\r\n";
}

}  // namespace

WebServer::WebServer(const std::vector<std::string>& arguments)
    : program_(ADOUBE_PROGRAMS "/arbiter", serve_arguments(arguments)) {
    const auto line = program_.read_line();
    REQUIRE(line);
    const std::string before = "Serving at http://127.0.0.1:";
    INFO(*line);
    REQUIRE(line->starts_with(before));
    port_ = static_cast<std::uint16_t>(std::stoi(line->substr(before.size())));
}

std::string WebServer::host() const { return "127.0.0.1:" + std::to_string(port_); }

WebResponse send_request(const WebServer& server, std::string_view request) {
    asio::io_context io;
    beast::tcp_stream stream{io};
    stream.connect(endpoint_of(server));
    error_code ignored;  // the server may answer before it has read all of it
    asio::write(stream, asio::buffer(request), ignored);
    beast::flat_buffer buffer;
    beast::http::response_parser<beast::http::string_body> parser;
    parser.skip(request.starts_with("HEAD "));
    error_code error;
    beast::http::async_read(stream, buffer, parser,
                            [&](error_code result, std::size_t) { error = result; });
    io.run_for(patience);
    INFO(error.message());
    REQUIRE_FALSE(error);
    const auto& response = parser.get();
    WebResponse read{static_cast<int>(response.result_int()), response.body(), {}};
    if (parser.skip()) {  // what the server sends all the same, until it closes
        asio::async_read(stream, buffer, [](error_code, std::size_t) {});
        io.restart();
        io.run_for(patience);
        read.body = beast::buffers_to_string(buffer.data());
    }
    for (const auto& field : response.base())
        read.head += std::string(field.name_string()) + ": " + std::string(field.value()) + "\n";
    return read;
}

WebResponse get(const WebServer& server, std::string_view target) {
    return send_request(server, request_of("GET", server, target));
}

WebResponse head(const WebServer& server, std::string_view target) {
    return send_request(server, request_of("HEAD", server, target));
}

WebResponse post(const WebServer& server, std::string_view target, std::string_view body,
                 std::string_view headers) {
    const std::string json = fit(body);
    return send_request(
        server,
        "POST " + std::string(target) + " HTTP/1.1\r\nHost: " + server.host() +
            "\r\nContent-Type: application/json\r\nContent-Length: " + std::to_string(json.size()) +
            "\r\nConnection: close\r\n" + std::string(headers) + "\r\n" + json);
}

class LiveConnection::Implementation {
public:
    [[nodiscard]] error_code connect(const WebServer& server, std::int64_t board,
                                     const std::string& origin) {
        error_code error;
        beast::get_lowest_layer(socket).socket().connect(endpoint_of(server), error);
        REQUIRE_FALSE(error);
        socket.set_option(websocket::stream_base::decorator([&](websocket::request_type& request) {
            if (!origin.empty()) request.set(beast::http::field::origin, origin);
        }));
        socket.handshake(server.host(), "/game/" + std::to_string(board) + "/live", error);
        return error;
    }

    asio::io_context io{};
    websocket::stream<beast::tcp_stream> socket{io};
};

LiveConnection::LiveConnection(const WebServer& server, std::int64_t board, std::string_view seat,
                               int since)
    : implementation_(std::make_unique<Implementation>()) {
    REQUIRE_FALSE(implementation_->connect(server, board, "http://" + server.host()));
    say("{'op':'enter','seat':'" + std::string(seat) + "','since':" + std::to_string(since) + "}");
}

LiveConnection::~LiveConnection() = default;

bool LiveConnection::is_let_in(const WebServer& server, const std::string& origin) {
    Implementation visitor;
    return !visitor.connect(server, 1, origin);
}

void LiveConnection::say(std::string_view text) {
    error_code ignored;  // next() tells that it is closed
    implementation_->socket.write(asio::buffer(fit(text)), ignored);
}

void LiveConnection::move(std::string_view uci) {
    say("{'op':'act','action':{'type':'move','uci':'" + std::string(uci) + "'}}");
}

std::optional<boost::json::value> LiveConnection::next() {
    beast::flat_buffer buffer;
    bool has_come = false;
    error_code error;
    implementation_->socket.async_read(buffer, [&](error_code result, std::size_t) {
        error = result;
        has_come = true;
    });
    implementation_->io.restart();
    implementation_->io.run_for(patience);
    REQUIRE(has_come);
    if (error) return std::nullopt;
    return boost::json::parse(beast::buffers_to_string(buffer.data()));
}

boost::json::value LiveConnection::next_with(std::string_view event_type) {
    while (true) {
        const auto message = next();
        INFO("waiting for " << event_type);
        REQUIRE(message);
        const auto* const events = message->as_object().if_contains("events");
        if (!events) continue;
        for (const auto& event : events->as_array())
            if (event.at("type").as_string() == event_type) return *message;
    }
}

int LiveConnection::close_code() const { return implementation_->socket.reason().code; }

}  // namespace adoube::e2e
