// All that a match needs beside what happens in it: options, files that are open, books.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "arbiter/match/match_options.h"
#include "arbiter/match/opening_book.h"
#include "arbiter/match/polyglot_book.h"
#include "arbiter/match/tablebase.h"
#include "arbiter/players/uci_player.h"
#include "arbiter/process/program.h"
#include "arbiter/runtime/board.h"
#include "arbiter/runtime/match_archive.h"
#include "arbiter/storage/append_file.h"

namespace spdlog {
class logger;
}

namespace adoube::arbiter {

// Found and checked.
struct MatchSetup {
    MatchOptions options;
    std::vector<Program> programs;  // of the engines, in their order
    std::optional<OpeningBook> book{};
    std::vector<std::optional<PolyglotBook>> own_books{};  // of the engines, in their order
    std::unique_ptr<MatchArchive> archive{};
    std::optional<AppendFile> transcripts{};  // of engines that failed
    std::optional<AppendFile> positions{};    // the last one of each game
    std::shared_ptr<spdlog::logger> log{};
    std::unique_ptr<Tablebase> tables{};
};

// How the game of that pairing is to be played. The setup outlives the plan.
[[nodiscard]] GamePlan plan_game(const MatchSetup& setup, const Pairing& pairing);

// How an engine is to be started for a board; both are counted from 0.
[[nodiscard]] EngineSetup plan_engine(const MatchSetup& setup, int engine, int board);

}  // namespace adoube::arbiter
