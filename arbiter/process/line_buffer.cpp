#include "arbiter/process/line_buffer.h"

#include <cstring>

namespace adoube::arbiter {

std::span<char> LineBuffer::room() {
    if (begin_ > 0) {
        std::memmove(bytes_.get(), bytes_.get() + begin_, end_ - begin_);
        end_ -= begin_;
        scanned_ -= begin_;
        begin_ = 0;
    }
    // A line that fills the whole room: its head says what it is, its tail is dropped.
    if (end_ == capacity) end_ = scanned_ = capacity / 2;
    return {bytes_.get() + end_, capacity - end_};
}

std::optional<std::string_view> LineBuffer::next_line() {
    const auto* const feed =
        static_cast<const char*>(std::memchr(bytes_.get() + scanned_, '\n', end_ - scanned_));
    if (!feed) {
        scanned_ = end_;
        return std::nullopt;
    }
    const auto line_end = static_cast<std::size_t>(feed - bytes_.get());
    return take(line_end, line_end + 1);
}

std::optional<std::string_view> LineBuffer::last_line() {
    if (begin_ == end_) return std::nullopt;
    return take(end_, end_);
}

std::string_view LineBuffer::take(std::size_t line_end, std::size_t next_begin) {
    std::string_view line{bytes_.get() + begin_, line_end - begin_};
    begin_ = scanned_ = next_begin;
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

}  // namespace adoube::arbiter
