// The runs that share a match, finished or not, as their journals tell: one of each shard, or one
// that plays all of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "arbiter/match/joined_match.h"
#include "arbiter/match/match_options.h"
#include "arbiter/present/match_report.h"
#include "arbiter/storage/journal_follower.h"
#include "base/expected.h"

namespace adoube::arbiter {

class MatchRuns {
public:
    // Journals, or folders in which the files that end in .journal are meant.
    explicit MatchRuns(std::vector<std::string> places) : places_(std::move(places)) {}

    // Finds journals that are new and reads what was added to any. What is wrong with them, in a
    // clause that names them; then nothing else may be asked.
    [[nodiscard]] std::optional<std::string> look();

    struct Run {
        JournalFollower journal;
        MatchOptions options;

        [[nodiscard]] int shard() const { return options.shard ? options.shard->number : 1; }
        // By which it is told what to do; empty if there is none.
        [[nodiscard]] std::string order_file() const;
    };
    [[nodiscard]] const std::vector<Run>& runs() const { return runs_; }
    // Null before any run was found.
    [[nodiscard]] const JoinedMatch* match() const { return match_ ? &*match_ : nullptr; }

    // There must be a run.
    [[nodiscard]] const MatchOptions& options() const { return runs_.front().options; }
    // Of the players, as their games tell; before their first game as the options do.
    [[nodiscard]] const Names& names() const { return names_; }
    [[nodiscard]] const Run* run_of(int shard) const;
    // A place in which there is no run.
    [[nodiscard]] std::optional<std::string> empty_place() const;
    // The text of every finished game in the order of their numbers, one after the other; or what
    // is wrong with a journal.
    template <class Take>
    [[nodiscard]] std::optional<std::string> each_pgn(Take take);

private:
    struct Place {
        int number = 0;  // of the game
        std::uint32_t run = 0;
        std::uint64_t line = 0;  // in the journal of the run
    };
    [[nodiscard]] std::optional<std::string> find(const std::string& place);
    [[nodiscard]] std::optional<std::string> add_run(const std::string& journal);
    [[nodiscard]] std::optional<std::string> check_new(const Run& run) const;
    [[nodiscard]] std::optional<std::string> read_on(std::size_t index);
    [[nodiscard]] std::optional<std::string> count(std::size_t index,
                                                   const JournalFollower::Entry& entry);
    void learn_names(const JournalGame& game);
    void sort_places();

    std::vector<std::string> places_;
    std::vector<Run> runs_{};
    std::optional<JoinedMatch> match_{};
    Names names_{};
    std::vector<bool> is_named_{};
    std::vector<Place> games_{};
};

template <class Take>
std::optional<std::string> MatchRuns::each_pgn(Take take) {
    sort_places();
    for (const auto& [number, run, line] : games_) {
        const JournalFollower& journal = runs_[run].journal;
        const auto game = journal.game_at(line);
        if (!game) return journal.path() + ": " + describe(game.error());
        take(game->pgn);
    }
    return std::nullopt;
}

}  // namespace adoube::arbiter
