// Tables of the words that the protocol knows, each with what reads the words after it.
#pragma once

#include <algorithm>
#include <string_view>

#include "uci/words.h"

namespace adoube::uci {

template <class Read>
struct WordEntry {
    std::string_view word;
    Read* read;
};

// The entry of that word; null if the table has none.
template <class Table>
[[nodiscard]] const typename Table::value_type* find_entry(const Table& table,
                                                           std::string_view word) {
    const auto found = std::find_if(table.begin(), table.end(),
                                    [&](const auto& entry) { return entry.word == word; });
    return found == table.end() ? nullptr : &*found;
}

// Passes over words up to the first that the table has, and over that one too; null if none is
// left.
template <class Table>
[[nodiscard]] const typename Table::value_type* take_entry(Words& words, const Table& table) {
    while (!words.at_end())
        if (const auto* const entry = find_entry(table, words.take())) return entry;
    return nullptr;
}

}  // namespace adoube::uci
