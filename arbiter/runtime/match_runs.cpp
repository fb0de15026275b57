#include "arbiter/runtime/match_runs.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "arbiter/match/match_grammar.h"
#include "arbiter/match/same_match.h"
#include "arbiter/present/option_complaint.h"
#include "arbiter/runtime/engine_list.h"
#include "arbiter/runtime/match_archive.h"
#include "notation/pgn_reader.h"

namespace adoube::arbiter {
namespace {

namespace fs = std::filesystem;

// The journals of a folder, in the order of their names.
[[nodiscard]] std::vector<std::string> journals_in(const std::string& folder) {
    std::vector<std::string> journals;
    std::error_code error;
    for (fs::directory_iterator entry{folder, error}, end; !error && entry != end;
         entry.increment(error))
        if (entry->path().extension() == ".journal" && is_journal(entry->path()))
            journals.push_back(entry->path());
    std::sort(journals.begin(), journals.end());
    return journals;
}

[[nodiscard]] Expected<MatchOptions, std::string> options_of(const JournalHead& head) {
    const auto configured = configured_engines(head.arguments, head.directory);
    if (!configured) return Failure{configured.error()};
    auto options = parse_match_options(head.arguments, *configured);
    if (!options) return Failure{describe(options.error())};
    return std::move(options).value();
}

[[nodiscard]] std::string words_for(JoinFault fault, int game, const MatchOptions& options) {
    const Shard shard = options.shard.value_or(Shard{});
    switch (fault) {
        case JoinFault::no_such_game: return fmt::format("its match has no game {}", game);
        case JoinFault::of_another_shard:
            return fmt::format("game {} is none of shard {} of {}", game, shard.number,
                               shard.count);
        case JoinFault::other_players:
            return fmt::format("game {} has other players than its match", game);
        case JoinFault::played_twice: break;
    }
    return fmt::format("game {} was played twice", game);
}

[[nodiscard]] const std::string& given_name(const EngineOptions& engine) {
    return engine.name.empty() ? engine.command : engine.name;
}

}  // namespace

std::string MatchRuns::Run::order_file() const {
    if (options.order_file.empty())
        return options.shard ? order_file_of_shard(journal.path()) : std::string{};
    return (fs::path{journal.head()->directory} / options.order_file).string();
}

std::optional<std::string> MatchRuns::look() {
    for (const auto& place : places_)
        if (auto fault = find(place)) return fault;
    for (std::size_t run = 0; run < runs_.size(); ++run)
        if (auto fault = read_on(run)) return fault;
    return std::nullopt;
}

std::optional<std::string> MatchRuns::find(const std::string& place) {
    std::error_code error;
    if (!fs::is_directory(place, error))
        return fs::exists(place, error) ? add_run(place) : std::nullopt;
    for (const auto& journal : journals_in(place))
        if (auto fault = add_run(journal)) return fault;
    return std::nullopt;
}

const MatchRuns::Run* MatchRuns::run_of(int shard) const {
    const auto run = std::find_if(runs_.begin(), runs_.end(),
                                  [&](const Run& each) { return each.shard() == shard; });
    return run == runs_.end() ? nullptr : &*run;
}

std::optional<std::string> MatchRuns::empty_place() const {
    for (const fs::path place : places_) {
        const auto is_there = [&](const Run& run) {
            const fs::path journal = run.journal.path();
            return journal == place || journal == place / journal.filename();
        };
        if (std::none_of(runs_.begin(), runs_.end(), is_there)) return place.string();
    }
    return std::nullopt;
}

std::optional<std::string> MatchRuns::add_run(const std::string& journal) {
    const auto is_known = [&](const Run& run) { return run.journal.path() == journal; };
    if (std::any_of(runs_.begin(), runs_.end(), is_known)) return std::nullopt;
    // Its head, from which the rest is understood; its games are read with those of the others.
    JournalFollower reader{journal};
    if (const auto read = reader.read_on(); !read)
        return fmt::format("{}: {}", journal, describe(read.error()));
    auto options = options_of(*reader.head());
    if (!options) return fmt::format("{}: {}", journal, options.error());
    Run run{JournalFollower{journal}, std::move(options).value()};
    if (auto fault = check_new(run)) return fault;
    if (!match_) {
        match_.emplace(run.options);
        for (const auto& engine : run.options.engines) names_.push_back(given_name(engine));
        is_named_.resize(names_.size());
    }
    runs_.push_back(std::move(run));
    return std::nullopt;
}

std::optional<std::string> MatchRuns::check_new(const Run& run) const {
    if (runs_.empty()) return std::nullopt;
    const Run& first = runs_.front();
    if (const auto differs = what_shards_differ_in(first.options, run.options))
        return fmt::format("{} and {} are of different matches: another {}", first.journal.path(),
                           run.journal.path(), *differs);
    if (const Run* const same = run_of(run.shard()))
        return fmt::format("shard {} of {} is there twice: {} and {}", run.shard(),
                           match_->shards(), same->journal.path(), run.journal.path());
    return std::nullopt;
}

std::optional<std::string> MatchRuns::read_on(std::size_t index) {
    JournalFollower& journal = runs_[index].journal;
    while (true) {
        const auto games = journal.read_on();
        if (!games) return fmt::format("{}: {}", journal.path(), describe(games.error()));
        if (games->empty()) return std::nullopt;
        for (const auto& entry : *games)
            if (auto fault = count(index, entry))
                return fmt::format("{}: {}", journal.path(), *fault);
    }
}

std::optional<std::string> MatchRuns::count(std::size_t index,
                                            const JournalFollower::Entry& entry) {
    const Run& run = runs_[index];
    const JournalGame& game = entry.game;
    if (const auto fault =
            match_->add(run.shard(), game.number, game.white, game.black, *game.outcome))
        return words_for(*fault, game.number, run.options);
    games_.push_back({game.number, static_cast<std::uint32_t>(index), entry.place});
    learn_names(game);
    return std::nullopt;
}

// Engines that were not given a name call themselves something; equal names were made different.
void MatchRuns::learn_names(const JournalGame& game) {
    const auto white = static_cast<std::size_t>(game.white);
    const auto black = static_cast<std::size_t>(game.black);
    if (is_named_[white] && is_named_[black]) return;
    for (const auto& read : pgn::read_games(game.pgn)) {
        if (const auto* const name = read.game.tags.find("White")) names_[white] = *name;
        if (const auto* const name = read.game.tags.find("Black")) names_[black] = *name;
        is_named_[white] = is_named_[black] = true;
    }
}

void MatchRuns::sort_places() {
    std::sort(games_.begin(), games_.end(),
              [](const Place& a, const Place& b) { return a.number < b.number; });
}

}  // namespace adoube::arbiter
