// The server: listens, and lets connections in as long as there is room.
#pragma once

#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <memory>
#include <string>

#include "arbiter/web/door.h"
#include "base/expected.h"

namespace adoube::arbiter::web {

class Server {
public:
    Server(boost::asio::io_context& io, Hall& hall, ServerSettings settings);

    // Begins to listen and gives the port, or says what the system said.
    [[nodiscard]] Expected<std::uint16_t, std::string> listen();

    [[nodiscard]] const std::shared_ptr<Door>& door() const { return door_; }

private:
    [[nodiscard]] Task<void> accept();

    boost::asio::io_context& io_;
    std::shared_ptr<Door> door_;
    boost::asio::basic_socket_acceptor<boost::asio::ip::tcp, Executor> acceptor_;
};

}  // namespace adoube::arbiter::web
