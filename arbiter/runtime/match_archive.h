// Where the games of a match go: into the journal, durable, before they count; then into the PGN
// file, in the order of their numbers. Both are optional.
#pragma once

#include <boost/asio/thread_pool.hpp>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "arbiter/match/games_in_order.h"
#include "arbiter/match/match_options.h"
#include "arbiter/process/executor.h"
#include "arbiter/runtime/command.h"
#include "arbiter/runtime/file_checksum.h"
#include "arbiter/storage/append_file.h"
#include "arbiter/storage/match_journal.h"
#include "base/expected.h"

namespace adoube::arbiter {

// Why the files of a match cannot be used; the complaint is a whole clause for people.
struct ArchiveRefusal {
    ExitStatus status{};
    audit::Complaint complaint;
};

struct StorageFailure {
    std::string file;
    std::error_code error;
};

// Empty if there is to be none. A device keeps no games, so there is nothing beside it to go on
// with.
[[nodiscard]] std::string journal_file_of(const MatchOptions& options);
// By which a shard with that journal is told what to do, unless its options name another file.
[[nodiscard]] std::string order_file_of_shard(const std::string& journal);

class MatchArchive {
public:
    using Opened = Expected<std::unique_ptr<MatchArchive>, ArchiveRefusal>;
    // Opens the files that the options name. When the match is resumed, the PGN file is brought
    // back to what the journal says. `arguments` are those that the options come from, `configured`
    // the engines that they may name.
    [[nodiscard]] static Opened open(const MatchOptions& options,
                                     std::span<const std::string> arguments,
                                     std::span<const EngineOptions> configured);

    // The games that count since before this run, in the order in which they ended.
    [[nodiscard]] const std::vector<JournalGame>& finished_before() const { return before_; }
    [[nodiscard]] bool has(int number) const { return numbers_.contains(number); }
    // Empty without a journal.
    [[nodiscard]] const std::string& journal_file() const { return journal_file_; }
    // Of the whole PGN file, which nobody else writes meanwhile; absent unless it is wanted.
    [[nodiscard]] const std::optional<Checksum>& pgn_checksum() const { return pgn_checksum_; }

    // Keeps a game; it is durable, if there is a journal, when this returns nothing.
    [[nodiscard]] Task<std::optional<StorageFailure>> add(JournalGame game);
    // Writes what waits for games that will not end, and waits until all has reached the disk.
    [[nodiscard]] std::optional<StorageFailure> close();

private:
    explicit MatchArchive(const MatchOptions& options);

    [[nodiscard]] std::optional<ArchiveRefusal> open_pgn();
    [[nodiscard]] std::optional<ArchiveRefusal> begin(std::span<const std::string> arguments,
                                                      bool append);
    [[nodiscard]] std::optional<ArchiveRefusal> resume(const MatchOptions& options,
                                                       std::span<const std::string> arguments,
                                                       std::span<const EngineOptions> configured);
    [[nodiscard]] std::optional<ArchiveRefusal> restore(JournalContent content);
    [[nodiscard]] Task<std::error_code> make_durable(const JournalGame& game);
    [[nodiscard]] std::optional<StorageFailure> write_pgn(std::string_view games);

    std::string pgn_file_;
    std::string journal_file_;
    std::optional<MatchJournal> journal_{};
    std::optional<AppendFile> pgn_{};
    std::optional<Checksum> pgn_checksum_{};
    std::vector<JournalGame> before_{};
    std::set<int> numbers_{};
    GamesInOrder finished_;
    GamesInOrder unfinished_{};
    // A disk may take its time; nobody's clock shall run meanwhile. The thread begins with the
    // first game, since the guardian of the engines' processes wants to be made before.
    std::optional<boost::asio::thread_pool> writer_{};
};

}  // namespace adoube::arbiter
