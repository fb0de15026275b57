// How coroutines of the shell wait: for whatever comes, errors as values, and for a time.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "arbiter/process/executor.h"

namespace adoube::arbiter {

inline constexpr auto as_result = boost::asio::as_tuple(boost::asio::use_awaitable_t<Executor>{});

using Timer = boost::asio::basic_waitable_timer<
    std::chrono::steady_clock, boost::asio::wait_traits<std::chrono::steady_clock>, Executor>;

}  // namespace adoube::arbiter
