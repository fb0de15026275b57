// Reads a journal that another process may still be writing: whatever has been added to it since it
// was looked at last. Nothing is kept of games that were told.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "arbiter/storage/match_journal.h"
#include "base/expected.h"

namespace adoube::arbiter {

class JournalFollower {
public:
    explicit JournalFollower(std::string path) : path_(std::move(path)) {}

    [[nodiscard]] const std::string& path() const { return path_; }
    // How the match was last started; absent before a successful read_on().
    [[nodiscard]] const std::optional<JournalHead>& head() const { return head_; }

    // A game that has ended, and where in the file its line begins.
    struct Entry {
        JournalGame game{};
        std::uint64_t place = 0;
    };
    // The next games that have ended; empty when all that were written are told. A last line that
    // is not whole yet is left for later; it is not damaged before something stands behind it.
    [[nodiscard]] Expected<std::vector<Entry>, JournalError> read_on();
    // The game whose line begins there.
    [[nodiscard]] Expected<JournalGame, JournalError> game_at(std::uint64_t place) const;

private:
    [[nodiscard]] std::optional<JournalError> take(std::string_view text, bool is_last,
                                                   std::vector<Entry>& games);
    [[nodiscard]] std::optional<JournalError> take_lines(std::string_view text, bool is_rest,
                                                         std::vector<Entry>& games);

    std::string path_;
    std::optional<JournalHead> head_{};
    std::uint64_t told_ = 0;  // bytes of the file
    int lines_ = 0;
};

}  // namespace adoube::arbiter
