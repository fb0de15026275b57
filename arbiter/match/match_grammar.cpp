#include "arbiter/match/match_grammar.h"

#include <algorithm>
#include <bit>

#include "arbiter/match/engine_options.h"
#include "arbiter/match/match_option.h"
#include "arbiter/match/match_part.h"
#include "arbiter/match/option_readers.h"

namespace adoube::arbiter {
namespace {

using Text = std::string_view;

// What is to be said of every engine, kept until all of them are known.
struct Draft {
    MatchOptions options{};
    std::vector<OptionGroup> for_each{};
    EngineLimits limits{};
    bool says_rounds = false;
    std::span<const EngineOptions> configured{};
};

// A test goes on until it is decided, unless it is said how long.
constexpr int rounds_of_a_test = 500'000;

[[nodiscard]] Reading read_rounds(Draft& draft, const OptionGroup& group) {
    draft.says_rounds = true;
    return read_count(group, draft.options.rounds, 1);
}

[[nodiscard]] Reading read_new_engine(Draft& draft, const OptionGroup& group) {
    auto engine = configured_engine(group, draft.configured);
    if (!engine) return engine.error();
    draft.options.engines.push_back(std::move(engine).value());
    return read_engine(draft.options.engines.back(), group);
}

[[nodiscard]] Reading read_each(Draft& draft, const OptionGroup& group) {
    for (const std::string& word : group.words)
        if (split_key(word).key == "conf")
            return OptionError{OptionFault::bad_value, "-each", word, "conf= after -engine"};
    draft.for_each.push_back(group);
    return std::nullopt;
}

// What fastchess plays where nothing but two engines and a book is said.
[[nodiscard]] Reading read_quick(Draft& draft, const OptionGroup& group) {
    using namespace std::chrono_literals;
    MatchOptions& options = draft.options;
    OpeningOptions& openings = options.openings.emplace();
    openings.order = OpeningOrder::random;
    for (const std::string& word : group.words) {
        const auto [key, value] = split_key(word);
        if (key == "cmd" && value) {
            EngineOptions& engine = options.engines.emplace_back();
            engine.command = *value;
            engine.time_control = game::TimeControl::fischer(10s, 100ms);
        } else if (key == "book" && value) {
            openings.file = *value;
        } else {
            return OptionError{OptionFault::bad_value, "-quick", word,
                               "cmd=ENGINE cmd=ENGINE book=FILE"};
        }
    }
    options.rounds = 25'000;
    draft.says_rounds = true;
    options.rules.draw = DrawAdjudication{30, 8, 8};
    options.console.format = ConsoleFormat::cutechess;
    return std::nullopt;
}

template <std::chrono::milliseconds EngineLimits::* limit>
[[nodiscard]] Reading read_limit_of_all(Draft& draft, const OptionGroup& group) {
    return read_duration(group, draft.limits.*limit);
}

// An option that is not of the match as a whole.
struct DraftOption {
    Text name;
    Reading (*read)(Draft& draft, const OptionGroup& group);
};

constexpr DraftOption draft_options[] = {
    {"engine", read_new_engine},
    {"each", read_each},
    {"engines",
     [](Draft&, const OptionGroup& group) -> Reading {
         if (group.words.empty()) return std::nullopt;
         return read_one(group, "a file or nothing", [](Text) { return true; });
     }},
    {"quick", read_quick},
    {"rounds", read_rounds},
    {"startup-ms", read_limit_of_all<&EngineLimits::startup>},
    {"ucinewgame-ms", read_limit_of_all<&EngineLimits::new_game>},
    {"ping-ms", read_limit_of_all<&EngineLimits::ping>},
    {"stop-ms", read_limit_of_all<&EngineLimits::stop>},
    {"quit-ms", read_limit_of_all<&EngineLimits::quit>},
};

[[nodiscard]] Reading read_group(Draft& draft, const OptionGroup& group) {
    std::vector<Text> names;
    for (const auto& option : draft_options) {
        if (option.name == group.name) return option.read(draft, group);
        names.push_back(option.name);
    }
    for (const auto& subject :
         {schedule_options(), rule_options(), output_options(), foreign_options()}) {
        for (const auto& option : subject) {
            if (option.name == group.name) return option.read(draft.options, group);
            names.push_back(option.name);
        }
    }
    return unknown_name(OptionFault::unknown_option, "", group.name, names);
}

constexpr std::chrono::milliseconds EngineLimits::* all_limits[] = {
    &EngineLimits::startup, &EngineLimits::new_game, &EngineLimits::ping, &EngineLimits::stop,
    &EngineLimits::quit};

// An engine's own limit goes before that of all.
void apply_limits(EngineLimits& own, const EngineLimits& of_all) {
    const EngineLimits untouched{};
    for (const auto limit : all_limits)
        if (own.*limit == untouched.*limit) own.*limit = of_all.*limit;
}

void stretch(EngineLimits& limits, double factor) {
    for (const auto limit : all_limits)
        limits.*limit = std::chrono::milliseconds{
            static_cast<std::int64_t>(static_cast<double>((limits.*limit).count()) * factor)};
}

// So many that the winner of a knockout of as many players would be found.
[[nodiscard]] int rounds_of_a_swiss(std::size_t players) {
    return std::max(1, static_cast<int>(std::bit_width(players - 1)));
}

[[nodiscard]] Reading finish(Draft& draft) {
    if (draft.options.tournament == TournamentKind::swiss && !draft.says_rounds)
        draft.options.rounds = rounds_of_a_swiss(draft.options.engines.size());
    if (draft.options.sprt) {
        if (!draft.says_rounds) draft.options.rounds = rounds_of_a_test;
        draft.options.sprt->pairs = draft.options.console.pairs;
    }
    for (auto& engine : draft.options.engines) {
        for (const auto& group : draft.for_each)
            if (auto error = read_engine(engine, group)) return error;
        apply_limits(engine.limits, draft.limits);
        stretch(engine.limits, engine.patience);
    }
    // Test servers that read these lines stop a run for what they say of lines of moves.
    LineCheck& check = draft.options.rules.line_check;
    if (draft.options.console.format == ConsoleFormat::fastchess)
        check = std::max(check, LineCheck::moves);
    return std::nullopt;
}

[[nodiscard]] OptionError missing(std::string option, std::string text, std::string expected) {
    return {OptionFault::missing_option, std::move(option), std::move(text), std::move(expected)};
}

constexpr double most_games = 1e9;  // they are counted in an int

[[nodiscard]] Reading check_shard(const MatchOptions& options) {
    if (!options.shard) return std::nullopt;
    const std::string text =
        std::to_string(options.shard->number) + '/' + std::to_string(options.shard->count);
    if (depends_on_results(options.tournament))
        return OptionError{OptionFault::bad_value, "-shard", text,
                           "a tournament whose games do not depend on the results of others"};
    if (MatchPart{options}.game_count() == 0)
        return OptionError{OptionFault::bad_value, "-shard", text,
                           "not more shards than there are pairs of games"};
    return std::nullopt;
}

// What every option alone cannot see.
[[nodiscard]] Reading check(const MatchOptions& options) {
    if (options.engines.size() < 2) return missing("-engine", "", "at least two engines");
    for (const auto& engine : options.engines) {
        if (engine.command.empty()) return missing("-engine", engine.name, "cmd=PATH");
        if (!engine.has_a_limit())
            return missing("-engine", engine.name.empty() ? engine.command : engine.name,
                           "tc=, st=, nodes= or depth=");
    }
    const auto players = static_cast<double>(options.engines.size());
    if (players * players * options.rounds * options.games > most_games)
        return OptionError{OptionFault::bad_value, "-rounds", std::to_string(options.rounds),
                           "at most a thousand million games"};
    if (options.seeds > static_cast<int>(options.engines.size()))
        return OptionError{OptionFault::bad_value, "-seeds", std::to_string(options.seeds),
                           "not more than there are engines"};
    if (options.openings && options.openings->file.empty())
        return missing("-openings", "", "file=FILE");
    if (options.pgn && options.pgn->file.empty()) return missing("-pgnout", "", "file=FILE");
    if (options.epd && options.epd->file.empty()) return missing("-epdout", "", "file=FILE");
    if (options.log && options.log->file.empty()) return missing("-log", "", "file=FILE");
    if (options.sprt && options.sprt->elo0 >= options.sprt->elo1)
        return OptionError{OptionFault::bad_value, "-sprt", "elo0 is not below elo1",
                           "elo0 < elo1"};
    return check_shard(options);
}

}  // namespace

Expected<MatchOptions, OptionError> parse_match_options(std::span<const std::string> arguments,
                                                        std::span<const EngineOptions> configured) {
    const SplitOptions split = split_options(arguments);
    if (split.stray)
        return Failure{OptionError{OptionFault::unexpected_word, "", *split.stray,
                                   "an option that begins with a dash"}};
    Draft draft;
    draft.configured = configured;
    for (const auto& group : split.groups)
        if (auto error = read_group(draft, group)) return Failure{std::move(*error)};
    if (auto error = finish(draft)) return Failure{std::move(*error)};
    if (auto error = check(draft.options)) return Failure{std::move(*error)};
    return std::move(draft.options);
}

std::optional<std::string> wanted_engine_list(std::span<const std::string> arguments) {
    std::optional<std::string> file;
    for (const auto& group : split_options(arguments).groups) {
        if (group.name == "engines") return group.words.empty() ? "" : group.words[0];
        if (group.name != "engine") continue;
        for (const std::string& word : group.words)
            if (word.starts_with("conf=")) file.emplace();
    }
    return file;
}

}  // namespace adoube::arbiter
