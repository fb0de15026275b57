#include "arbiter/runtime/time_source.h"

namespace adoube::arbiter {

Moment now() { return std::chrono::steady_clock::now(); }

std::chrono::sys_seconds calendar_now() {
    return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

}  // namespace adoube::arbiter
