// The words of a command line in the manner of match runners: an option with one or two dashes,
// then words that belong to it, many of them `key=value`.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace adoube::arbiter {

enum class OptionFault : std::uint8_t {
    unknown_option,
    unknown_key,
    missing_value,
    bad_value,
    unexpected_word,
    missing_option,
};

// What is wrong with the command line, in pieces that the shell makes a sentence of.
struct OptionError {
    OptionFault fault{};
    std::string option;    // to which the text belongs, with its dash; empty if to none
    std::string text;      // as it was given
    std::string expected;  // what would have been right there

    friend bool operator==(const OptionError&, const OptionError&) = default;
};

// An option and its words.
struct OptionGroup {
    std::string name;  // without dashes
    std::span<const std::string> words;
};

// "-each", "--each", but not "-5" and not "-".
[[nodiscard]] bool is_option(std::string_view word);

// All groups in their order, or the word that belongs to no option.
struct SplitOptions {
    std::vector<OptionGroup> groups;
    std::optional<std::string> stray{};
};
[[nodiscard]] SplitOptions split_options(std::span<const std::string> arguments);

struct KeyValue {
    std::string_view key;
    std::optional<std::string_view> value{};  // absent where there is no '='
};
[[nodiscard]] KeyValue split_key(std::string_view word);

// The name that a misspelt one most likely means; nothing if none is near.
[[nodiscard]] std::optional<std::string_view> nearest_name(std::string_view misspelt,
                                                           std::span<const std::string_view> names);

// The error for a name that is none of `names`.
[[nodiscard]] OptionError unknown_name(OptionFault fault, std::string option, std::string text,
                                       std::span<const std::string_view> names);

}  // namespace adoube::arbiter
