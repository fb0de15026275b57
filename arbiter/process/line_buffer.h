// Bytes in, lines out, in a bounded room: whatever a process writes, it cannot make us keep more.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace adoube::arbiter {

class LineBuffer {
public:
    // What does not fit into the room is cut out of the line that it belongs to.
    static constexpr std::size_t capacity = 64 * 1024;

    // Where the next bytes shall be put; never empty. Ends the life of lines handed out before.
    [[nodiscard]] std::span<char> room();
    // Says that so many bytes have been put there.
    void grow(std::size_t bytes) { end_ += bytes; }

    // The next complete line, without its line feed and a carriage return before it.
    [[nodiscard]] std::optional<std::string_view> next_line();
    // What is left when no more bytes will come: a last line without its line feed.
    [[nodiscard]] std::optional<std::string_view> last_line();

    void clear() { begin_ = scanned_ = end_ = 0; }

private:
    [[nodiscard]] std::string_view take(std::size_t line_end, std::size_t next_begin);

    std::unique_ptr<char[]> bytes_ = std::make_unique_for_overwrite<char[]>(capacity);
    std::size_t begin_ = 0;    // of the first line not handed out
    std::size_t scanned_ = 0;  // up to here there is no line feed
    std::size_t end_ = 0;
};

}  // namespace adoube::arbiter
