// How much of the processors a process has used.
#pragma once

#include <chrono>
#include <ctime>
#include <optional>

namespace adoube::arbiter {

class ProcessorTime {
public:
    // Of a process that lives now. Its clock is looked up once, so that reading it is one system
    // call.
    explicit ProcessorTime(int process);

    // By all its threads, but not by other processes that it has started; nothing if it has ended.
    [[nodiscard]] std::optional<std::chrono::nanoseconds> used() const;

private:
    std::optional<::clockid_t> clock_{};
};

}  // namespace adoube::arbiter
