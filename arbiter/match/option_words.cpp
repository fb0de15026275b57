#include "arbiter/match/option_words.h"

#include <algorithm>
#include <numeric>

namespace adoube::arbiter {
namespace {

[[nodiscard]] std::string_view without_dashes(std::string_view word) {
    word.remove_prefix(std::min(word.find_first_not_of('-'), word.size()));
    return word;
}

// Insertions, deletions and replacements that make one word of the other (Levenshtein).
[[nodiscard]] std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({row[j] + 1, row[j + 1] + 1, replaced});
        }
    }
    return row.back();
}

}  // namespace

bool is_option(std::string_view word) {
    if (!word.starts_with('-')) return false;
    word.remove_prefix(word.starts_with("--") ? 2 : 1);
    if (word.empty()) return false;
    const char first = word.front();
    return (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z');
}

SplitOptions split_options(std::span<const std::string> arguments) {
    SplitOptions split;
    std::size_t at = 0;
    while (at < arguments.size()) {
        if (!is_option(arguments[at])) {
            split.stray = arguments[at];
            return split;
        }
        const std::size_t begin = at + 1;
        std::size_t end = begin;
        while (end < arguments.size() && !is_option(arguments[end])) ++end;
        split.groups.push_back(
            {std::string{without_dashes(arguments[at])}, arguments.subspan(begin, end - begin)});
        at = end;
    }
    return split;
}

KeyValue split_key(std::string_view word) {
    const auto mark = word.find('=');
    if (mark == std::string_view::npos) return {word};
    return {word.substr(0, mark), word.substr(mark + 1)};
}

std::optional<std::string_view> nearest_name(std::string_view misspelt,
                                             std::span<const std::string_view> names) {
    const auto distance = [&](std::string_view name) { return edit_distance(misspelt, name); };
    const auto nearest = std::min_element(
        names.begin(), names.end(),
        [&](std::string_view a, std::string_view b) { return distance(a) < distance(b); });
    if (nearest == names.end()) return std::nullopt;
    const std::size_t tolerated = std::max<std::size_t>(2, misspelt.size() / 3);
    if (distance(*nearest) > tolerated) return std::nullopt;
    return *nearest;
}

OptionError unknown_name(OptionFault fault, std::string option, std::string text,
                         std::span<const std::string_view> names) {
    const auto nearest = nearest_name(text, names);
    std::string expected = nearest ? std::string{*nearest} : std::string{};
    return {fault, std::move(option), std::move(text), std::move(expected)};
}

}  // namespace adoube::arbiter
