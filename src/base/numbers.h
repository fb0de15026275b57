// Whole numbers out of text, all of the text or nothing.
#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string_view>

namespace adoube {

// The number that `text` is, from its first character to its last; nothing if there is anything
// else in it (a sign is part of a number only for signed types) or if T cannot hold it.
template <std::integral T>
[[nodiscard]] std::optional<T> parse_number(std::string_view text) {
    T value{};
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc{} || stopped != end) return std::nullopt;
    return value;
}

}  // namespace adoube
