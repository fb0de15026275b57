#include "arbiter/runtime/own_delay.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <optional>
#include <string_view>

#include "base/numbers.h"

namespace adoube::arbiter {

using std::chrono::duration_cast;
using std::chrono::microseconds;

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
    first_ = last_but_one_ = last_ = waited(file_.number()).value_or(last_);
}

void OwnDelay::take_sample() {
    last_but_one_ = last_;
    last_ = waited(file_.number()).value_or(last_);
    longest_ = std::max(longest_, duration_cast<microseconds>(last_ - last_but_one_));
}

microseconds OwnDelay::recent() const {
    return duration_cast<microseconds>(waited(file_.number()).value_or(last_) - last_but_one_);
}

microseconds OwnDelay::total() const { return duration_cast<microseconds>(last_ - first_); }

}  // namespace adoube::arbiter
