#include "arbiter/web/connection.h"

#include <boost/beast/http.hpp>

#include "arbiter/process/waiting.h"
#include "arbiter/web/live_visitor.h"

namespace adoube::arbiter::web {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using boost::system::error_code;
using HttpResponse = http::response<http::string_body>;
using Parser = http::request_parser<http::string_body>;

// No code and no style but that of the bundle, no frame around the pages, nothing sent elsewhere.
constexpr std::string_view content_security_policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

[[nodiscard]] std::string_view header(const HttpRequest& request, http::field field) {
    const auto found = request.find(field);
    return found == request.end() ? std::string_view{} : std::string_view(found->value());
}

[[nodiscard]] Method read_method(http::verb verb) {
    if (verb == http::verb::get || verb == http::verb::head) return Method::get;
    return verb == http::verb::post ? Method::post : Method::other;
}

[[nodiscard]] Request read_request(const HttpRequest& request) {
    Request read;
    read.method = read_method(request.method());
    read.target = request.target();
    read.host = header(request, http::field::host);
    if (request.find(http::field::origin) != request.end())
        read.origin = header(request, http::field::origin);
    read.content_type = header(request, http::field::content_type);
    read.body = request.body();
    return read;
}

[[nodiscard]] HttpResponse write_response(Response response, unsigned version, bool keep_alive) {
    HttpResponse written{static_cast<http::status>(response.status), version};
    written.set(http::field::content_type, response.content_type);
    written.set("Content-Security-Policy", content_security_policy);
    written.set("X-Content-Type-Options", "nosniff");
    written.set("Referrer-Policy", "no-referrer");
    written.set("Cross-Origin-Opener-Policy", "same-origin");
    written.set("Cross-Origin-Resource-Policy", "same-origin");
    written.set("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
    written.set(http::field::cache_control, "no-cache");
    written.keep_alive(keep_alive);
    written.body() = std::move(response.body);
    written.prepare_payload();
    return written;
}

[[nodiscard]] Response refusal(unsigned status, std::string_view text) {
    return {status, "text/plain; charset=utf-8", std::string(text) + "\n"};
}

// What a request that cannot even be read is told; absent where there is nobody to tell.
[[nodiscard]] std::optional<Response> complaint_about(error_code error) {
    if (error == http::error::end_of_stream || error == beast::error::timeout) return std::nullopt;
    if (error == http::error::header_limit) return refusal(431, "The request's head is too long.");
    if (error == http::error::body_limit) return refusal(413, "The request's body is too long.");
    if (error.category() == make_error_code(http::error::bad_method).category())
        return refusal(400, "This is not an HTTP request.");
    return std::nullopt;
}

class Connection {
public:
    Connection(Socket socket, std::shared_ptr<Door> door)
        : stream_(std::move(socket)), door_(std::move(door)) {
        error_code error;
        const auto peer = stream_.socket().remote_endpoint(error);
        if (!error) address_ = peer.address().to_string();
        stream_.socket().set_option(asio::ip::tcp::no_delay{true}, error);
        door_->connection_opened();
    }
    ~Connection() { door_->connection_closed(); }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    [[nodiscard]] Task<void> run() {
        bool goes_on = true;
        while (goes_on) goes_on = co_await answer_next();
        error_code ignored;
        stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
    }

private:
    [[nodiscard]] Task<bool> answer_next() {
        Parser parser;
        parser.header_limit(static_cast<std::uint32_t>(door_->bounds().request_bytes));
        parser.body_limit(door_->bounds().request_bytes);
        stream_.expires_after(door_->bounds().request_time);
        const auto [error, size] = co_await http::async_read(stream_, buffer_, parser, as_result);
        if (error) {
            const auto complaint = complaint_about(error);
            if (complaint) co_await respond(write_response(*complaint, 11, false));
            co_return false;
        }
        const HttpRequest request = parser.release();
        const auto board = Site::live_board(request.target());
        if (beast::websocket::is_upgrade(request) && board && may_visit(request)) {
            const auto visitor = std::make_shared<LiveVisitor>(std::move(stream_), door_);
            co_await visitor->visit(request, *board);
            co_return false;
        }
        const bool keep_alive = request.keep_alive();
        HttpResponse response = write_response(answer(request), request.version(), keep_alive);
        // Its length is told all the same (RFC 9110, 9.3.2).
        if (request.method() == http::verb::head) response.body().clear();
        const bool is_written = co_await respond(std::move(response));
        if (!is_written) co_return false;
        co_return keep_alive;
    }

    [[nodiscard]] bool may_visit(const HttpRequest& request) {
        return door_->allows_request(address_) &&
               door_->site().is_own_origin(read_request(request));
    }

    [[nodiscard]] Response answer(const HttpRequest& request) {
        const bool is_post = request.method() == http::verb::post;
        if (!door_->allows_request(address_) || (is_post && !door_->allows_new_game(address_)))
            return refusal(429, "Too many requests: try again in a minute.");
        if (beast::websocket::is_upgrade(request))
            return refusal(403, "Live connections are for the pages of this server.");
        Response response = door_->site().answer(read_request(request), door_->present());
        if (is_post) door_->publish_now();
        return response;
    }

    [[nodiscard]] Task<bool> respond(HttpResponse response) {
        stream_.expires_after(door_->bounds().request_time);
        const auto [error, size] = co_await http::async_write(stream_, response, as_result);
        co_return !error;
    }

    Stream stream_;
    std::shared_ptr<Door> door_;
    std::string address_{};
    beast::flat_buffer buffer_{};
};

}  // namespace

Task<void> serve(Socket socket, std::shared_ptr<Door> door) {
    Connection connection{std::move(socket), std::move(door)};
    co_await connection.run();
}

}  // namespace adoube::arbiter::web
