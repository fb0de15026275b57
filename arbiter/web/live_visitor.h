// A visitor at the other end of a WebSocket.
#pragma once

#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <memory>

#include "arbiter/process/executor.h"
#include "arbiter/web/door.h"
#include "arbiter/web/visitor.h"

namespace adoube::arbiter::web {

using Stream = boost::beast::basic_stream<boost::asio::ip::tcp, Executor>;
using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;

// Shared, because what is being written outlives the reading.
class LiveVisitor final : public Visitor, public std::enable_shared_from_this<LiveVisitor> {
public:
    LiveVisitor(Stream stream, std::shared_ptr<Door> door);
    ~LiveVisitor() override;

    // Answers the upgrade request, then listens to the visitor until he goes.
    [[nodiscard]] Task<void> visit(const HttpRequest& upgrade, std::int64_t board);

    void send(Message message) override;

private:
    // Reads a message into the buffer; false when there will be none.
    [[nodiscard]] Task<bool> read();
    [[nodiscard]] Task<void> listen();
    [[nodiscard]] Task<void> dismiss(std::uint16_t code, std::string reason);
    [[nodiscard]] std::string_view text() const;
    void write_next();

    boost::beast::websocket::stream<Stream> socket_;
    std::shared_ptr<Door> door_;
    RateLimit messages_;
    boost::beast::flat_buffer buffer_{};
    std::deque<Message> unsent_{};
    std::size_t unsent_bytes_ = 0;
};

}  // namespace adoube::arbiter::web
