// Makes Ctrl-C and a request to terminate (SIGINT, SIGTERM) a flag that counting looks at, so that
// what is finished can still be printed.
#pragma once

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <thread>

namespace adoube::perft {

class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    [[nodiscard]] const std::atomic<bool>& flag() const { return interrupted_; }

private:
    std::atomic<bool> interrupted_{false};
    boost::asio::io_context context_{1};
    boost::asio::signal_set signals_{context_};
    std::thread waiter_;
};

}  // namespace adoube::perft
