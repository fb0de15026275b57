// How a game of a match ended, and the words for it that consoles and PGN files share.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "arbiter/match/match_options.h"
#include "game/result.h"

namespace adoube::arbiter {

struct Conclusion {
    std::optional<game::Outcome> outcome{};  // absent: the match was interrupted
    std::string detail{};                    // the text of an illegal move, how a process ended

    [[nodiscard]] bool scores() const { return outcome && !outcome->is_void(); }

    friend bool operator==(const Conclusion&, const Conclusion&) = default;
};

// "1-0", "0-1", "1/2-1/2" or "*".
[[nodiscard]] std::string_view score_of(const Conclusion& conclusion);

// The words that other tools look for: "White mates", "Black loses on time".
[[nodiscard]] std::string explain(const Conclusion& conclusion);

// The value of the PGN tag Termination (PGN standard, 9.8.1): "normal", "time forfeit".
[[nodiscard]] std::string_view termination_of(const Conclusion& conclusion);
// The word that readers of another program's games look for there: "illegal move". Empty where
// that program leaves the tag out.
[[nodiscard]] std::string_view termination_of(const Conclusion& conclusion, ConsoleFormat format);

// The value of the tag ResultReason; "interrupted" if the game has no end.
[[nodiscard]] std::string_view reason_word(const Conclusion& conclusion);

// Untrusted text made fit for a console line, a log and a PGN comment: printable ASCII without
// braces, quotes and backslashes, and not longer than `longest`.
[[nodiscard]] std::string harmless(std::string_view text, std::size_t longest = 60);

}  // namespace adoube::arbiter
