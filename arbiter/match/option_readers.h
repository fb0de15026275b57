// Readers of the values that options have. Each puts the value into its place or says what is
// wrong; nothing returned means that all is well.
#pragma once

#include <array>
#include <chrono>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "arbiter/match/option_words.h"
#include "base/numbers.h"
#include "game/time.h"

namespace adoube::arbiter {

using Reading = std::optional<OptionError>;

template <class T>
using Choice = std::pair<std::string_view, T>;

// Values. True if the text was one.
template <std::integral T>
[[nodiscard]] bool read_number(T& place, std::string_view text, T smallest) {
    const auto number = parse_number<T>(text);
    if (!number || *number < smallest) return false;
    place = *number;
    return true;
}
[[nodiscard]] bool read_real(double& place, std::string_view text);
[[nodiscard]] bool read_milliseconds(std::chrono::milliseconds& place, std::string_view text);
[[nodiscard]] bool read_switch(bool& place, std::string_view text);

template <class T, std::size_t N>
[[nodiscard]] bool read_choice(T& place, std::string_view text, const Choice<T> (&choices)[N]) {
    for (const auto& [name, value] : choices) {
        if (name != text) continue;
        place = value;
        return true;
    }
    return false;
}

// An option with exactly one word. `read` takes the word.
template <class Read>
[[nodiscard]] Reading read_one(const OptionGroup& group, const std::string& expected, Read read) {
    const std::string option = '-' + group.name;
    if (group.words.empty()) return OptionError{OptionFault::missing_value, option, "", expected};
    if (group.words.size() > 1)
        return OptionError{OptionFault::unexpected_word, option, group.words[1], expected};
    if (!read(std::string_view{group.words[0]}))
        return OptionError{OptionFault::bad_value, option, group.words[0], expected};
    return std::nullopt;
}

[[nodiscard]] Reading read_count(const OptionGroup& group, int& place, int smallest);
[[nodiscard]] Reading read_duration(const OptionGroup& group, std::chrono::milliseconds& place);
// An option without words.
[[nodiscard]] Reading read_flag(const OptionGroup& group, bool& place, bool value);
// All words, with a blank between them.
[[nodiscard]] Reading read_text(const OptionGroup& group, std::string& place);
[[nodiscard]] Reading read_limit(const OptionGroup& group, std::optional<game::Duration>& place);

// A key of an option with `key=value` words.
template <class T>
struct Key {
    std::string_view name;
    std::string_view expected;
    bool (*read)(T& place, std::string_view value);
};

// Names the file that something is read from or written to.
template <class T>
inline constexpr Key<T> file_key = {"file", "a file", [](T& place, std::string_view name) {
                                        place.file = name;
                                        return !name.empty();
                                    }};

template <class T>
[[nodiscard]] Reading read_key(T& place, const std::string& option, std::string_view word,
                               std::span<const Key<T>> keys) {
    const KeyValue pair = split_key(word);
    for (const auto& key : keys) {
        if (key.name != pair.key) continue;
        const std::string expected = std::string{key.name} + '=' + std::string{key.expected};
        if (!pair.value)
            return OptionError{OptionFault::missing_value, option, std::string{word}, expected};
        if (key.read(place, *pair.value)) return std::nullopt;
        return OptionError{OptionFault::bad_value, option, std::string{word}, expected};
    }
    std::vector<std::string_view> names;
    for (const auto& key : keys) names.push_back(key.name);
    return unknown_name(OptionFault::unknown_key, option, std::string{pair.key}, names);
}

template <class T, std::size_t N>
[[nodiscard]] Reading read_keys(T& place, const OptionGroup& group, const Key<T> (&keys)[N]) {
    for (const auto& word : group.words)
        if (auto error = read_key(place, '-' + group.name, word, std::span<const Key<T>>{keys}))
            return error;
    return std::nullopt;
}

}  // namespace adoube::arbiter
