#include "arbiter/runtime/line_channel.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include "arbiter/runtime/readable.h"

namespace adoube::arbiter {

namespace {

// What a pipe holds: more than this does not come at once.
constexpr std::size_t chunk = 65'536;

}  // namespace

std::vector<std::string> LineChannel::read(std::optional<std::chrono::milliseconds> limit) {
    if (!is_readable_within(input_, limit)) return {};
    receive();
    return take_lines();
}

void LineChannel::receive() {
    const std::size_t size = unread_.size();
    unread_.resize(size + chunk);
    const auto received = ::read(input_, unread_.data() + size, chunk);
    unread_.resize(size + static_cast<std::size_t>(std::max<ssize_t>(received, 0)));
    at_end_ = received == 0 || (received < 0 && errno != EINTR && errno != EAGAIN);
}

std::vector<std::string> LineChannel::take_lines() {
    std::vector<std::string> lines;
    std::size_t start = 0;
    for (auto end = unread_.find('\n', searched_); end != std::string::npos;
         end = unread_.find('\n', start)) {
        lines.push_back(unread_.substr(start, end - start));
        start = end + 1;
    }
    unread_.erase(0, start);
    searched_ = unread_.size();
    if (at_end_ && !unread_.empty()) lines.push_back(std::move(unread_));
    return lines;
}

bool LineChannel::write(std::string_view text) const {
    while (!text.empty()) {
        const auto written = ::write(output_, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

}  // namespace adoube::arbiter
