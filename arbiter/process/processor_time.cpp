#include "arbiter/process/processor_time.h"

#include <ctime>

namespace adoube::arbiter {

std::optional<std::chrono::nanoseconds> processor_time_of(int process) {
    ::clockid_t clock{};
    ::timespec used{};
    if (::clock_getcpuclockid(process, &clock) != 0 || ::clock_gettime(clock, &used) != 0)
        return std::nullopt;
    return std::chrono::seconds{used.tv_sec} + std::chrono::nanoseconds{used.tv_nsec};
}

}  // namespace adoube::arbiter
