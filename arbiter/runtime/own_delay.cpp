#include "arbiter/runtime/own_delay.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <optional>
#include <string_view>

#include "base/numbers.h"

namespace adoube::arbiter {
namespace {

// The second of three numbers: nanoseconds on a processor, waiting for one, and how often.
[[nodiscard]] std::optional<std::chrono::nanoseconds> waited(int file) {
    char bytes[80];
    const ssize_t count = ::pread(file, bytes, sizeof bytes, 0);
    if (count <= 0) return std::nullopt;
    std::string_view text{bytes, static_cast<std::size_t>(count)};
    text.remove_prefix(std::min(text.find(' ') + 1, text.size()));
    const auto number = parse_number<std::int64_t>(text.substr(0, text.find(' ')));
    if (!number) return std::nullopt;
    return std::chrono::nanoseconds{*number};
}

}  // namespace

OwnDelay::OwnDelay() : file_(::open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC)) {
    last_ = waited(file_.number()).value_or(last_);
}

std::chrono::microseconds OwnDelay::since_last() {
    const auto before = last_;
    last_ = waited(file_.number()).value_or(last_);
    const auto delay = std::chrono::duration_cast<std::chrono::microseconds>(last_ - before);
    longest_ = std::max(longest_, delay);
    total_ += delay;
    return delay;
}

}  // namespace adoube::arbiter
