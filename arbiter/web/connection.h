// One connection of a browser: requests and their responses, until it ends or turns into a live
// connection to a board.
#pragma once

#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "arbiter/process/executor.h"
#include "arbiter/web/door.h"

namespace adoube::arbiter::web {

using Socket = boost::asio::basic_stream_socket<boost::asio::ip::tcp, Executor>;

[[nodiscard]] Task<void> serve(Socket socket, std::shared_ptr<Door> door);

}  // namespace adoube::arbiter::web
