#include "arbiter/process/processor_time.h"

namespace adoube::arbiter {

ProcessorTime::ProcessorTime(int process) {
    ::clockid_t clock{};
    if (::clock_getcpuclockid(process, &clock) == 0) clock_ = clock;
}

std::optional<std::chrono::nanoseconds> ProcessorTime::used() const {
    ::timespec used{};
    if (!clock_ || ::clock_gettime(*clock_, &used) != 0) return std::nullopt;
    return std::chrono::seconds{used.tv_sec} + std::chrono::nanoseconds{used.tv_nsec};
}

}  // namespace adoube::arbiter
