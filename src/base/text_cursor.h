// A reader's place in a text: looks, takes, and knows its offset.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>

namespace adoube {

// The white space that separates tokens in every notation here. No locale is asked.
[[nodiscard]] constexpr bool is_space(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\v' || c == '\f';
}

[[nodiscard]] constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

// What is no character to be seen: of ASCII, without the blank.
[[nodiscard]] constexpr bool is_control(char c) { return (c >= '\0' && c < ' ') || c == '\x7f'; }

// A byte of a character in UTF-8 after its first.
[[nodiscard]] constexpr bool continues_character(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

[[nodiscard]] constexpr char to_lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

[[nodiscard]] constexpr char to_upper(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

[[nodiscard]] constexpr bool is_letter(char c) {
    const char small = to_lower(c);
    return small >= 'a' && small <= 'z';
}

[[nodiscard]] constexpr bool equal_but_for_case(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return to_lower(x) == to_lower(y); });
}

class TextCursor {
public:
    constexpr explicit TextCursor(std::string_view text) : text_(text) {}

    [[nodiscard]] constexpr std::size_t offset() const { return offset_; }
    [[nodiscard]] constexpr bool at_end() const { return offset_ == text_.size(); }
    [[nodiscard]] constexpr std::string_view rest() const { return text_.substr(offset_); }

    // The next character, or '\0' at the end.
    [[nodiscard]] constexpr char peek() const { return at_end() ? '\0' : text_[offset_]; }

    // Takes the next character; the caller has seen that there is one.
    constexpr char take() { return text_[offset_++]; }

    // Takes the next character if it is `wanted`.
    constexpr bool take_if(char wanted) {
        if (at_end() || text_[offset_] != wanted) return false;
        ++offset_;
        return true;
    }

    // Passes over white space and says how many characters that were.
    constexpr std::size_t skip_spaces() {
        const std::size_t start = offset_;
        while (!at_end() && is_space(text_[offset_])) ++offset_;
        return offset_ - start;
    }

    // Takes all up to the next white space or the end; empty at the end.
    constexpr std::string_view take_word() {
        const std::size_t start = offset_;
        while (!at_end() && !is_space(text_[offset_])) ++offset_;
        return text_.substr(start, offset_ - start);
    }

private:
    std::string_view text_;
    std::size_t offset_ = 0;
};

}  // namespace adoube
