#include "arbiter/match/match_grammar.h"

#include <limits>

#include "arbiter/match/engine_options.h"
#include "arbiter/match/option_readers.h"

namespace adoube::arbiter {
namespace {

using Text = std::string_view;

constexpr Key<OpeningOptions> opening_keys[] = {
    {"file", "a file",
     [](OpeningOptions& openings, Text text) {
         openings.file = text;
         return !text.empty();
     }},
    {"format", "epd or pgn",
     [](OpeningOptions& openings, Text text) {
         return read_choice<OpeningFormat>(
             openings.format, text, {{"epd", OpeningFormat::epd}, {"pgn", OpeningFormat::pgn}});
     }},
    {"order", "sequential or random",
     [](OpeningOptions& openings, Text text) {
         return read_choice<OpeningOrder>(
             openings.order, text,
             {{"sequential", OpeningOrder::sequential}, {"random", OpeningOrder::random}});
     }},
    {"plies", "a whole number from 0",
     [](OpeningOptions& openings, Text text) {
         return read_number(openings.plies.emplace(), text, 0);
     }},
    {"start", "a whole number from 1",
     [](OpeningOptions& openings, Text text) { return read_number(openings.start, text, 1); }},
    {"policy", "round or default",
     [](OpeningOptions&, Text text) { return text == "round" || text == "default"; }},
};

constexpr Key<DrawAdjudication> draw_keys[] = {
    {"movenumber", "a whole number from 0",
     [](DrawAdjudication& draw, Text text) { return read_number(draw.move_number, text, 0); }},
    {"movecount", "a whole number from 1",
     [](DrawAdjudication& draw, Text text) { return read_number(draw.move_count, text, 1); }},
    {"score", "centipawns from 0",
     [](DrawAdjudication& draw, Text text) { return read_number(draw.score, text, 0); }},
};

constexpr Key<ResignAdjudication> resign_keys[] = {
    {"movecount", "a whole number from 1",
     [](ResignAdjudication& resign, Text text) { return read_number(resign.move_count, text, 1); }},
    {"score", "centipawns from 0",
     [](ResignAdjudication& resign, Text text) { return read_number(resign.score, text, 0); }},
    {"twosided", "true or false",
     [](ResignAdjudication& resign, Text text) { return read_switch(resign.two_sided, text); }},
};

[[nodiscard]] bool read_probability(double& place, Text text) {
    return read_real(place, text) && place > 0 && place < 0.5;
}

constexpr Key<SprtOptions> sprt_keys[] = {
    {"elo0", "a number", [](SprtOptions& sprt, Text text) { return read_real(sprt.elo0, text); }},
    {"elo1", "a number", [](SprtOptions& sprt, Text text) { return read_real(sprt.elo1, text); }},
    {"alpha", "a probability below 0.5",
     [](SprtOptions& sprt, Text text) { return read_probability(sprt.alpha, text); }},
    {"beta", "a probability below 0.5",
     [](SprtOptions& sprt, Text text) { return read_probability(sprt.beta, text); }},
    {"model", "normalized or logistic",
     [](SprtOptions& sprt, Text text) {
         return read_choice<EloModel>(
             sprt.model, text,
             {{"normalized", EloModel::normalized}, {"logistic", EloModel::logistic}});
     }},
};

constexpr Key<PgnOptions> pgn_keys[] = {
    {"file", "a file",
     [](PgnOptions& pgn, Text text) {
         pgn.file = text;
         return !text.empty();
     }},
    {"min", "true or false",
     [](PgnOptions& pgn, Text text) {
         return read_choice<PgnNotes>(pgn.notes, text,
                                      {{"true", PgnNotes::minimal}, {"false", PgnNotes::full}});
     }},
    {"append", "true or false",
     [](PgnOptions& pgn, Text text) { return read_switch(pgn.append, text); }},
    {"nodes", "true or false",
     [](PgnOptions& pgn, Text text) { return read_switch(pgn.nodes, text); }},
    {"seldepth", "true or false",
     [](PgnOptions& pgn, Text text) { return read_switch(pgn.selective_depth, text); }},
};

constexpr Key<LogOptions> log_keys[] = {
    {"file", "a file",
     [](LogOptions& log, Text text) {
         log.file = text;
         return !text.empty();
     }},
    {"level", "trace, info or warn",
     [](LogOptions& log, Text text) {
         log.level = text;
         return text == "trace" || text == "info" || text == "warn";
     }},
    {"engine", "true or false",
     [](LogOptions& log, Text text) { return read_switch(log.engines, text); }},
};

// `-pgnout FILE [min]`, or key=value words.
[[nodiscard]] Reading read_pgn(PgnOptions& pgn, const OptionGroup& group) {
    OptionGroup keys = group;
    if (!keys.words.empty() && !split_key(keys.words[0]).value) {
        pgn.file = keys.words[0];
        keys.words = keys.words.subspan(1);
        if (!keys.words.empty() && keys.words[0] == "min") {
            pgn.notes = PgnNotes::minimal;
            keys.words = keys.words.subspan(1);
        }
    }
    return read_keys(pgn, keys, pgn_keys);
}

[[nodiscard]] Reading read_repeat(MatchOptions& options, const OptionGroup& group) {
    options.repeat = 2;
    return group.words.empty() ? std::nullopt : read_count(group, options.repeat, 1);
}

[[nodiscard]] Reading read_tournament(MatchOptions& options, const OptionGroup& group) {
    return read_one(group, "round-robin or gauntlet", [&](Text text) {
        return read_choice<TournamentKind>(options.tournament, text,
                                           {{"round-robin", TournamentKind::round_robin},
                                            {"roundrobin", TournamentKind::round_robin},
                                            {"gauntlet", TournamentKind::gauntlet}});
    });
}

[[nodiscard]] Reading read_variant(MatchOptions& options, const OptionGroup& group) {
    return read_one(group, "standard or chess960", [&](Text text) {
        return read_choice<Variant>(options.rules.variant, text,
                                    {{"standard", Variant::standard},
                                     {"chess960", Variant::chess960},
                                     {"fischerandom", Variant::chess960}});
    });
}

[[nodiscard]] Reading read_draw_mode(MatchOptions& options, const OptionGroup& group) {
    return read_one(group, "auto or fide", [&](Text text) {
        return read_choice<game::DrawMode>(
            options.rules.draw_mode, text,
            {{"auto", game::DrawMode::automatic}, {"fide", game::DrawMode::fide}});
    });
}

[[nodiscard]] Reading read_claim(MatchOptions& options, const OptionGroup& group) {
    return read_one(group, "always, never or score", [&](Text text) {
        return read_choice<ClaimPolicy>(options.rules.claim, text,
                                        {{"always", ClaimPolicy::always},
                                         {"never", ClaimPolicy::never},
                                         {"score", ClaimPolicy::by_score}});
    });
}

[[nodiscard]] Reading read_duration(const OptionGroup& group, std::chrono::milliseconds& place) {
    return read_one(group, "milliseconds",
                    [&](Text text) { return read_milliseconds(place, text); });
}

[[nodiscard]] Reading read_max_moves(MatchOptions& options, const OptionGroup& group) {
    int moves = 0;
    if (auto error = read_count(group, moves, 0)) return error;
    options.rules.max_moves = moves == 0 ? std::nullopt : std::optional{moves};
    return std::nullopt;
}

[[nodiscard]] Reading read_seed(MatchOptions& options, const OptionGroup& group) {
    return read_one(group, "a whole number from 0",
                    [&](Text text) { return read_number(options.seed, text, std::uint64_t{0}); });
}

// What is to be said of every engine, kept until all of them are known.
struct Draft {
    MatchOptions options{};
    std::vector<OptionGroup> for_each{};
    EngineLimits limits{};
    bool says_rounds = false;
};

// A test goes on until it is decided, unless it is said how long.
constexpr int rounds_of_a_test = 500'000;

[[nodiscard]] Reading read_rounds(Draft& draft, const OptionGroup& group) {
    draft.says_rounds = true;
    return read_count(group, draft.options.rounds, 1);
}

[[nodiscard]] Reading read_new_engine(Draft& draft, const OptionGroup& group) {
    draft.options.engines.emplace_back();
    return read_engine(draft.options.engines.back(), group);
}

struct MatchOption {
    Text name;
    Reading (*read)(Draft& draft, const OptionGroup& group);
};

constexpr MatchOption match_options[] = {
    {"engine", read_new_engine},
    {"each",
     [](Draft& draft, const OptionGroup& group) -> Reading {
         draft.for_each.push_back(group);
         return std::nullopt;
     }},
    {"tournament",
     [](Draft& draft, const OptionGroup& group) { return read_tournament(draft.options, group); }},
    {"rounds", read_rounds},
    {"games", [](Draft& draft,
                 const OptionGroup& group) { return read_count(group, draft.options.games, 1); }},
    {"repeat",
     [](Draft& draft, const OptionGroup& group) { return read_repeat(draft.options, group); }},
    {"noswap",
     [](Draft& draft, const OptionGroup& group) {
         return read_flag(group, draft.options.swap_colors, false);
     }},
    {"reverse",
     [](Draft& draft, const OptionGroup& group) {
         return read_flag(group, draft.options.reverse_colors, true);
     }},
    {"concurrency",
     [](Draft& draft, const OptionGroup& group) {
         return read_count(group, draft.options.concurrency, 1);
     }},
    {"wait", [](Draft& draft,
                const OptionGroup& group) { return read_duration(group, draft.options.wait); }},
    {"recover",
     [](Draft& draft, const OptionGroup& group) {
         return read_flag(group, draft.options.recover, true);
     }},
    {"norecover",
     [](Draft& draft, const OptionGroup& group) {
         return read_flag(group, draft.options.recover, false);
     }},
    {"srand",
     [](Draft& draft, const OptionGroup& group) { return read_seed(draft.options, group); }},
    {"variant",
     [](Draft& draft, const OptionGroup& group) { return read_variant(draft.options, group); }},
    {"draw-mode",
     [](Draft& draft, const OptionGroup& group) { return read_draw_mode(draft.options, group); }},
    {"claim",
     [](Draft& draft, const OptionGroup& group) { return read_claim(draft.options, group); }},
    {"first-move-limit",
     [](Draft& draft, const OptionGroup& group) {
         return read_limit(group, draft.options.rules.first_move_limit);
     }},
    {"idle-limit",
     [](Draft& draft, const OptionGroup& group) {
         return read_limit(group, draft.options.rules.idle_limit);
     }},
    {"exact-dead-position",
     [](Draft& draft, const OptionGroup& group) {
         return read_flag(group, draft.options.rules.exact_dead_position, true);
     }},
    {"draw",
     [](Draft& draft, const OptionGroup& group) {
         return read_keys(draft.options.rules.draw.emplace(), group, draw_keys);
     }},
    {"resign",
     [](Draft& draft, const OptionGroup& group) {
         return read_keys(draft.options.rules.resign.emplace(), group, resign_keys);
     }},
    {"maxmoves",
     [](Draft& draft, const OptionGroup& group) { return read_max_moves(draft.options, group); }},
    {"openings",
     [](Draft& draft, const OptionGroup& group) {
         return read_keys(draft.options.openings.emplace(), group, opening_keys);
     }},
    {"pgnout",
     [](Draft& draft, const OptionGroup& group) {
         return read_pgn(draft.options.pgn.emplace(), group);
     }},
    {"sprt",
     [](Draft& draft, const OptionGroup& group) {
         return read_keys(draft.options.sprt.emplace(), group, sprt_keys);
     }},
    {"log",
     [](Draft& draft, const OptionGroup& group) {
         return read_keys(draft.options.log.emplace(), group, log_keys);
     }},
    {"event",
     [](Draft& draft, const OptionGroup& group) { return read_text(group, draft.options.event); }},
    {"site",
     [](Draft& draft, const OptionGroup& group) { return read_text(group, draft.options.site); }},
    {"ratinginterval",
     [](Draft& draft, const OptionGroup& group) {
         return read_count(group, draft.options.rating_interval, 0);
     }},
    {"startup-ms",
     [](Draft& draft, const OptionGroup& group) {
         return read_duration(group, draft.limits.startup);
     }},
    {"ucinewgame-ms",
     [](Draft& draft, const OptionGroup& group) {
         return read_duration(group, draft.limits.new_game);
     }},
    {"ping-ms", [](Draft& draft,
                   const OptionGroup& group) { return read_duration(group, draft.limits.ping); }},
    {"stop-ms", [](Draft& draft,
                   const OptionGroup& group) { return read_duration(group, draft.limits.stop); }},
    {"quit-ms", [](Draft& draft,
                   const OptionGroup& group) { return read_duration(group, draft.limits.quit); }},
    {"json", [](Draft& draft,
                const OptionGroup& group) { return read_flag(group, draft.options.json, true); }},
};

[[nodiscard]] Reading read_group(Draft& draft, const OptionGroup& group) {
    for (const auto& option : match_options)
        if (option.name == group.name) return option.read(draft, group);
    std::vector<Text> names;
    for (const auto& option : match_options) names.push_back(option.name);
    return unknown_name(OptionFault::unknown_option, "", group.name, names);
}

// An engine's own limit goes before that of all.
void apply_limits(EngineLimits& own, const EngineLimits& of_all) {
    const EngineLimits untouched{};
    const auto apply = [&](std::chrono::milliseconds EngineLimits::* limit) {
        if (own.*limit == untouched.*limit) own.*limit = of_all.*limit;
    };
    apply(&EngineLimits::startup);
    apply(&EngineLimits::new_game);
    apply(&EngineLimits::ping);
    apply(&EngineLimits::stop);
    apply(&EngineLimits::quit);
}

[[nodiscard]] Reading finish(Draft& draft) {
    if (draft.options.sprt && !draft.says_rounds) draft.options.rounds = rounds_of_a_test;
    for (auto& engine : draft.options.engines) {
        for (const auto& group : draft.for_each)
            if (auto error = read_engine(engine, group)) return error;
        apply_limits(engine.limits, draft.limits);
    }
    return std::nullopt;
}

[[nodiscard]] OptionError missing(std::string option, std::string text, std::string expected) {
    return {OptionFault::missing_option, std::move(option), std::move(text), std::move(expected)};
}

constexpr double most_games = 1e9;  // they are counted in an int

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
    if (options.openings && options.openings->file.empty())
        return missing("-openings", "", "file=FILE");
    if (options.pgn && options.pgn->file.empty()) return missing("-pgnout", "", "file=FILE");
    if (options.log && options.log->file.empty()) return missing("-log", "", "file=FILE");
    if (options.sprt && options.sprt->elo0 >= options.sprt->elo1)
        return OptionError{OptionFault::bad_value, "-sprt", "elo0 is not below elo1",
                           "elo0 < elo1"};
    return std::nullopt;
}

}  // namespace

Expected<MatchOptions, OptionError> parse_match_options(std::span<const std::string> arguments) {
    const SplitOptions split = split_options(arguments);
    if (split.stray)
        return Failure{OptionError{OptionFault::unexpected_word, "", *split.stray,
                                   "an option that begins with a dash"}};
    Draft draft;
    for (const auto& group : split.groups)
        if (auto error = read_group(draft, group)) return Failure{std::move(*error)};
    if (auto error = finish(draft)) return Failure{std::move(*error)};
    if (auto error = check(draft.options)) return Failure{std::move(*error)};
    return std::move(draft.options);
}

}  // namespace adoube::arbiter
