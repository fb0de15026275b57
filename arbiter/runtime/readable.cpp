#include "arbiter/runtime/readable.h"

#include <poll.h>

#include <algorithm>

namespace adoube::arbiter {

bool is_readable_within(int file, std::optional<std::chrono::milliseconds> limit) {
    using std::chrono::milliseconds;
    constexpr milliseconds longest{60'000};
    const milliseconds wait =
        limit ? std::clamp(*limit, milliseconds{0}, longest) : milliseconds{-1};
    pollfd waiting{file, POLLIN, 0};
    return poll(&waiting, 1, static_cast<int>(wait.count())) > 0;
}

}  // namespace adoube::arbiter
