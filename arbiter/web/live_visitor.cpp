#include "arbiter/web/live_visitor.h"

#include <string>

#include "arbiter/process/waiting.h"

namespace adoube::arbiter::web {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using boost::system::error_code;

// RFC 6455, 7.4.1, and one of those that are free for applications.
constexpr std::uint16_t policy_violation = 1008;
constexpr std::uint16_t no_such_board = 4404;

}  // namespace

LiveVisitor::LiveVisitor(Stream stream, std::shared_ptr<Door> door)
    : socket_(std::move(stream)),
      door_(std::move(door)),
      messages_(door_->bounds().messages_at_once, door_->bounds().messages_a_second) {
    beast::get_lowest_layer(socket_).expires_never();
    // Half of this time of silence brings a ping: a network that is gone is noticed by it.
    socket_.set_option(websocket::stream_base::timeout{door_->bounds().request_time,
                                                       door_->bounds().silence, true});
    socket_.read_message_max(door_->bounds().message_bytes);
    socket_.text(true);
}

LiveVisitor::~LiveVisitor() { door_->hall().leave(*this, door_->present()); }

std::string_view LiveVisitor::text() const {
    return {static_cast<const char*>(buffer_.data().data()), buffer_.size()};
}

Task<bool> LiveVisitor::read() {
    buffer_.clear();
    const auto [error, size] = co_await socket_.async_read(buffer_, as_result);
    co_return !error;
}

Task<void> LiveVisitor::dismiss(std::uint16_t code, std::string reason) {
    const websocket::close_reason why{static_cast<websocket::close_code>(code), reason};
    co_await socket_.async_close(why, as_result);
}

Task<void> LiveVisitor::visit(const HttpRequest& upgrade, std::int64_t board) {
    const auto [refused] = co_await socket_.async_accept(upgrade, as_result);
    if (refused) co_return;
    const bool has_spoken = co_await read();
    if (!has_spoken) co_return;
    if (!door_->hall().enter(*this, board, text(), door_->present())) {
        co_await dismiss(no_such_board, "unknownGame");
        co_return;
    }
    door_->publish_soon();
    co_await listen();
    door_->hall().leave(*this, door_->present());
    door_->publish_soon();
}

Task<void> LiveVisitor::listen() {
    while (true) {
        const bool has_spoken = co_await read();
        if (!has_spoken) co_return;
        if (!messages_.take(door_->present())) {
            co_await dismiss(policy_violation, "tooManyMessages");
            co_return;
        }
        door_->hall().hear(*this, text(), door_->present());
        door_->publish_soon();
    }
}

void LiveVisitor::send(Message message) {
    unsent_bytes_ += message->size();
    if (unsent_bytes_ > door_->bounds().unsent_bytes) {
        beast::get_lowest_layer(socket_).cancel();  // he does not read; reading ends as well
        return;
    }
    unsent_.push_back(std::move(message));
    if (unsent_.size() == 1) write_next();
}

void LiveVisitor::write_next() {
    socket_.async_write(asio::buffer(*unsent_.front()),
                        [self = shared_from_this()](error_code error, std::size_t) {
                            if (error) return;
                            self->unsent_bytes_ -= self->unsent_.front()->size();
                            self->unsent_.pop_front();
                            if (!self->unsent_.empty()) self->write_next();
                        });
}

}  // namespace adoube::arbiter::web
