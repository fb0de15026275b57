#include "arbiter/runtime/file_limit.h"

#include <sys/resource.h>

namespace adoube::arbiter {

// Pipes and process handles: each player of each board needs three, and some are needed besides.
bool can_open_files_for(int boards, int engines) {
    const auto needed = static_cast<::rlim_t>(32 + 8 * boards + 4 * engines);
    ::rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= needed) return true;
    if (limit.rlim_max < needed) return false;
    limit.rlim_cur = needed;
    return ::setrlimit(RLIMIT_NOFILE, &limit) == 0;
}

void allow_all_open_files() {
    ::rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace adoube::arbiter
