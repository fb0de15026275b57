// How a process ended.
#pragma once

#include <optional>
#include <string>

namespace adoube::arbiter {

struct ProcessEnd {
    int code = 0;               // of a process that exited by itself
    std::optional<int> signal;  // that ended it

    // Out of the status word of waitpid().
    [[nodiscard]] static ProcessEnd from_wait_status(int status);
};

// "exit code 3", "signal 11 (Segmentation fault)".
[[nodiscard]] std::string describe(const ProcessEnd& status);

}  // namespace adoube::arbiter
