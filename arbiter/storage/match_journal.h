// The journal of a match: what the match is, and every finished game, durable before it counts. A
// match that was killed goes on from here. docs/reliability.md says what stands in the file.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <variant>
#include <vector>

#include "arbiter/storage/append_file.h"
#include "base/expected.h"
#include "game/result.h"

namespace adoube::arbiter {

struct JournalResumption;

// Enough to start the match again.
struct JournalHead {
    std::string directory{};               // in which it was started
    std::vector<std::string> arguments{};  // of the command
    std::string pgn{};                     // the file of its games; empty without one
    std::uint64_t pgn_start = 0;           // where in that file its games begin

    // Another directory and other arguments, if they are known.
    void start_again(const JournalResumption& resumption);

    friend bool operator==(const JournalHead&, const JournalHead&) = default;
};

struct JournalGame {
    int number = 0;
    int white = 0;  // places in the list of engines, from 0
    int black = 0;
    std::optional<game::Outcome> outcome{};  // absent: the match was interrupted before its end
    std::string pgn{};

    friend bool operator==(const JournalGame&, const JournalGame&) = default;
};

// A match went on: games that were running before are void. What was started then, and where, if
// the line says so.
struct JournalResumption {
    std::optional<JournalHead> head{};
};

// A line of a journal is one of these: the first one a head, and no other.
using JournalLine = std::variant<JournalHead, JournalGame, JournalResumption>;
// Nothing if the text, which has no line feed, is none.
[[nodiscard]] std::optional<JournalLine> read_journal_line(std::string_view text);

struct JournalContent {
    JournalHead head{};                     // as the match was last started
    std::vector<JournalGame> finished{};    // in the order in which they ended
    std::vector<JournalGame> unfinished{};  // of the last run
    std::uint64_t size = 0;                 // of all whole lines; what follows was never written
};

struct JournalError {
    std::error_code system{};  // set: that is the whole error
    std::string what{};        // "line 3 is damaged", "is in use by another match"
};
[[nodiscard]] std::string describe(const JournalError& error);

// Reads the text of a journal. A last line that was not written to its end is passed over.
[[nodiscard]] Expected<JournalContent, JournalError> read_journal(std::string_view text);

// There is a file of that name, and it is a journal whose head was written to its end.
[[nodiscard]] bool is_journal(const std::string& path);

class MatchJournal {
public:
    // A new journal; one that was there before is forgotten, any other file is left alone.
    [[nodiscard]] static Expected<MatchJournal, JournalError> begin(const std::string& path,
                                                                    const JournalHead& head);
    // Opens one to go on with; a half-written last line is cut off.
    struct Resumed;
    [[nodiscard]] static Expected<Resumed, JournalError> resume(const std::string& path);

    // Says that the match goes on, and how it was started this time.
    [[nodiscard]] std::error_code go_on(const std::string& directory,
                                        std::span<const std::string> arguments);
    // The game is durable when this returns without an error.
    [[nodiscard]] std::error_code add(const JournalGame& game);

private:
    explicit MatchJournal(AppendFile file) : file_(std::move(file)) {}
    [[nodiscard]] std::error_code add_line(std::string line);

    AppendFile file_;
};

struct MatchJournal::Resumed {
    MatchJournal journal;
    JournalContent content;
};

}  // namespace adoube::arbiter
