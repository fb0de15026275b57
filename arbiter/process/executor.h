// The one thread of the arbiter and what runs on it: every pipe, timer and coroutine of the shell
// uses this executor, so none of them needs a lock.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <chrono>

namespace adoube::arbiter {

using Executor = boost::asio::io_context::executor_type;

template <class T>
using Task = boost::asio::awaitable<T, Executor>;

// Deadlines on the monotonic clock. Who needs the present moment is given it.
using Moment = std::chrono::steady_clock::time_point;

}  // namespace adoube::arbiter
