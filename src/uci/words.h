// The words of a protocol line, read from left to right. Any white space separates them, also
// before the first and after the last, so that CRLF needs no care.
#pragma once

#include <charconv>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>

#include "base/text_cursor.h"

namespace adoube::uci {

// The whole number that a word is. A number that T cannot hold becomes the nearest that it can:
// `nodes 99999999999999999999` means "very many", not "no limit". Nothing if it is no number.
template <std::integral T>
[[nodiscard]] std::optional<T> nearest_number(std::string_view word) {
    if (word.starts_with('+')) word.remove_prefix(1);
    std::int64_t value = 0;
    const char* const end = word.data() + word.size();
    const auto [stopped, error] = std::from_chars(word.data(), end, value);
    if (error == std::errc::invalid_argument || stopped != end) return std::nullopt;
    if (error == std::errc::result_out_of_range)
        value = word.starts_with('-') ? std::numeric_limits<std::int64_t>::min()
                                      : std::numeric_limits<std::int64_t>::max();
    if (std::cmp_less(value, std::numeric_limits<T>::min())) return std::numeric_limits<T>::min();
    if (std::cmp_greater(value, std::numeric_limits<T>::max()))
        return std::numeric_limits<T>::max();
    return static_cast<T>(value);
}

class Words {
public:
    explicit Words(std::string_view line) : cursor_(line) { cursor_.skip_spaces(); }

    [[nodiscard]] bool at_end() const { return cursor_.at_end(); }

    // The next word, which stays; empty at the end.
    [[nodiscard]] std::string_view peek() const {
        TextCursor ahead = cursor_;
        return ahead.take_word();
    }

    // The next word, which is passed over; empty at the end.
    std::string_view take() {
        const std::string_view word = cursor_.take_word();
        cursor_.skip_spaces();
        return word;
    }

    // Passes over the next word if it is `wanted`.
    bool take_if(std::string_view wanted) {
        if (at_end() || peek() != wanted) return false;
        take();
        return true;
    }

    // Passes over the next word if it is a number; another word stays for the next reader.
    template <std::integral T>
    std::optional<T> take_number() {
        const auto number = nearest_number<T>(peek());
        if (number) take();
        return number;
    }

    // Passes over all words up to one for which `ends` is true, which stays; the text from the
    // first of them to the last, as it was written.
    template <class Predicate>
    std::string_view take_until(Predicate ends) {
        const std::string_view from_here = cursor_.rest();
        std::size_t length = 0;
        while (!at_end() && !ends(peek())) {
            const std::string_view word = cursor_.take_word();
            length = static_cast<std::size_t>(word.data() + word.size() - from_here.data());
            cursor_.skip_spaces();
        }
        return from_here.substr(0, length);
    }

    // All that is left, without white space around it.
    std::string_view take_rest() {
        return take_until([](std::string_view) { return false; });
    }

private:
    TextCursor cursor_;
};

// Calls `visit` with every word of a text.
template <class Visitor>
void for_each_word(std::string_view text, Visitor visit) {
    for (Words words(text); !words.at_end();) visit(words.take());
}

}  // namespace adoube::uci
