// Keeps all that is wanted of a finished game, in files, before it counts.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "arbiter/match/game_record.h"
#include "arbiter/match/match_options.h"
#include "arbiter/process/executor.h"
#include "arbiter/runtime/match_archive.h"
#include "arbiter/storage/append_file.h"

namespace spdlog {
class logger;
}

namespace adoube::arbiter {

class GameKeeper {
public:
    // The files that are wanted are open; all of it lives longer than the keeper.
    GameKeeper(const MatchOptions& options, MatchArchive& archive,
               std::optional<AppendFile>& transcripts, std::optional<AppendFile>& positions,
               spdlog::logger& log)
        : options_(options),
          archive_(archive),
          transcripts_(transcripts),
          positions_(positions),
          log_(log) {}

    // The side that lost the game by a failure and not by its moves, if its transcript is wanted.
    [[nodiscard]] std::optional<Color> wanted_transcript(const Conclusion& conclusion) const;
    // A transcript that cannot be written is no reason to stop: there is a warning.
    void keep_transcript(const GameRecord& record, const std::string& transcript);
    // The game and its last position; what could not be stored, if anything.
    [[nodiscard]] Task<std::optional<StorageFailure>> keep(const GameRecord& record);

private:
    [[nodiscard]] JournalGame as_journal_game(const GameRecord& record) const;
    [[nodiscard]] std::optional<StorageFailure> keep_last_position(const GameRecord& record);

    const MatchOptions& options_;
    MatchArchive& archive_;
    std::optional<AppendFile>& transcripts_;
    std::optional<AppendFile>& positions_;
    spdlog::logger& log_;
};

}  // namespace adoube::arbiter
