#include "arbiter/web/server.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>

#include "arbiter/process/waiting.h"
#include "arbiter/web/connection.h"

namespace adoube::arbiter::web {

namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

constexpr std::chrono::milliseconds pause_without_room{100};

}  // namespace

Server::Server(asio::io_context& io, Hall& hall, ServerSettings settings)
    : io_(io),
      door_(std::make_shared<Door>(io, hall, std::move(settings))),
      acceptor_(io.get_executor()) {}

Expected<std::uint16_t, std::string> Server::listen() {
    error_code error;
    const auto address = asio::ip::make_address(door_->settings().address, error);
    if (error) return Failure{error.message()};
    const tcp::endpoint endpoint{address, door_->settings().port};
    acceptor_.open(endpoint.protocol(), error);
    if (!error) acceptor_.set_option(asio::socket_base::reuse_address{true}, error);
    if (!error) acceptor_.bind(endpoint, error);
    if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
    const auto port = error ? 0 : acceptor_.local_endpoint(error).port();
    if (error) return Failure{error.message()};
    asio::co_spawn(io_.get_executor(), accept(), asio::detached);
    return static_cast<std::uint16_t>(port);
}

// Without room, or without descriptors, those who come wait in the system's queue.
Task<void> Server::accept() {
    Timer pause{io_.get_executor()};
    while (true) {
        Socket socket{io_.get_executor()};
        error_code error = asio::error::try_again;
        if (door_->has_room()) {
            const auto [result] = co_await acceptor_.async_accept(socket, as_result);
            error = result;
        }
        if (error == asio::error::operation_aborted) co_return;
        if (error) {
            pause.expires_after(pause_without_room);
            co_await pause.async_wait(as_result);
            continue;
        }
        asio::co_spawn(io_.get_executor(), serve(std::move(socket), door_), asio::detached);
    }
}

}  // namespace adoube::arbiter::web
