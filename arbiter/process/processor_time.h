// How much of the processors a process has used.
#pragma once

#include <chrono>
#include <optional>

namespace adoube::arbiter {

// By all its threads, but not by other processes that it has started; nothing if it has ended.
[[nodiscard]] std::optional<std::chrono::nanoseconds> processor_time_of(int process);

}  // namespace adoube::arbiter
