#include "arbiter/process/process_end.h"

#include <fmt/format.h>
#include <sys/wait.h>

#include <cstring>

namespace adoube::arbiter {

ProcessEnd ProcessEnd::from_wait_status(int status) {
    if (WIFSIGNALED(status)) return {0, WTERMSIG(status)};
    return {WIFEXITED(status) ? WEXITSTATUS(status) : 0, std::nullopt};
}

std::string describe(const ProcessEnd& status) {
    if (!status.signal) return fmt::format("exit code {}", status.code);
    return fmt::format("signal {} ({})", *status.signal, ::strsignal(*status.signal));
}

}  // namespace adoube::arbiter
