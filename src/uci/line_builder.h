// Puts together a protocol line: words and numbers with one blank between them.
#pragma once

#include <charconv>
#include <chrono>
#include <concepts>
#include <iterator>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace adoube::uci {

class LineBuilder {
public:
    // A text may hold blanks; a line break in it would end the line, so it becomes a blank.
    LineBuilder& operator<<(std::string_view text) {
        if (!line_.empty()) line_ += ' ';
        for (const char c : text) line_ += c == '\n' || c == '\r' ? ' ' : c;
        return *this;
    }
    LineBuilder& operator<<(std::integral auto number) {
        char digits[std::numeric_limits<decltype(number)>::digits10 + 3];
        const auto [end, error] = std::to_chars(std::begin(digits), std::end(digits), number);
        return *this << std::string_view(digits, static_cast<std::size_t>(end - digits));
    }
    LineBuilder& operator<<(std::chrono::milliseconds time) { return *this << time.count(); }

    // A field of the protocol: its name and its value, or nothing if it has none.
    template <class T>
    LineBuilder& field(std::string_view name, const std::optional<T>& value) {
        return value ? *this << name << *value : *this;
    }

    [[nodiscard]] std::string line() && { return std::move(line_); }

private:
    std::string line_;
};

// An empty text has to be seen on the line.
[[nodiscard]] inline std::string_view visible(std::string_view text) {
    return text.empty() ? "<empty>" : text;
}

}  // namespace adoube::uci
