#include "perft/program/interrupt.h"

#include <csignal>

namespace adoube::perft {

Interrupt::Interrupt() {
    signals_.add(SIGINT);
    signals_.add(SIGTERM);
    signals_.async_wait([this](const boost::system::error_code& error, int) {
        if (!error) interrupted_ = true;
    });
    waiter_ = std::thread([this] { context_.run(); });
}

Interrupt::~Interrupt() {
    context_.stop();
    waiter_.join();
}

}  // namespace adoube::perft
