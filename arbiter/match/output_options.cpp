#include "arbiter/match/match_option.h"

#include <algorithm>

namespace adoube::arbiter {
namespace {

using Text = std::string_view;

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

constexpr Key<ConsoleOptions> console_keys[] = {
    {"format", "adoube, fastchess or cutechess",
     [](ConsoleOptions& console, Text text) {
         return read_choice<ConsoleFormat>(console.format, text,
                                           {{"adoube", ConsoleFormat::own},
                                            {"fastchess", ConsoleFormat::fastchess},
                                            {"cutechess", ConsoleFormat::cutechess}});
     }},
};

constexpr Key<ConsoleOptions> report_keys[] = {
    {"penta", "true or false",
     [](ConsoleOptions& console, Text text) { return read_switch(console.pairs, text); }},
};

constexpr Choice<ResultField> result_fields[] = {
    {"rank", ResultField::rank},
    {"name", ResultField::name},
    {"elo", ResultField::elo},
    {"error", ResultField::error},
    {"nelo", ResultField::normalized_elo},
    {"games", ResultField::games},
    {"wins", ResultField::wins},
    {"losses", ResultField::losses},
    {"draws", ResultField::draws},
    {"points", ResultField::points},
    {"score", ResultField::score},
    {"drawratio", ResultField::draw_ratio},
    {"los", ResultField::superiority},
    {"pairs", ResultField::pairs},
};

constexpr Choice<Text> result_formats[] = {
    {"default", "rank,name,elo,error,games,score,drawratio"},
    {"short", "rank,name,points,games"},
    {"wide", "rank,name,elo,error,nelo,games,wins,losses,draws,points,score,drawratio,los,pairs"},
};

// A named format, or fields with commas between them.
[[nodiscard]] bool read_table(std::vector<ResultField>& table, Text text) {
    Text fields = text;
    static_cast<void>(read_choice<Text>(fields, text, result_formats));
    table.clear();
    while (true) {
        const auto end = std::min(fields.find(','), fields.size());
        if (!read_choice<ResultField>(table.emplace_back(), fields.substr(0, end), result_fields))
            return false;
        if (end == fields.size()) return true;
        fields.remove_prefix(end + 1);
    }
}

[[nodiscard]] Reading read_result_format(MatchOptions& options, const OptionGroup& group) {
    return read_one(group,
                    "default, short, wide, or some of rank, name, elo, error, nelo, games, wins, "
                    "losses, draws, points, score, drawratio, los, pairs with commas between them",
                    [&](Text text) { return read_table(options.console.table, text); });
}

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

[[nodiscard]] Reading read_journal(MatchOptions& options, const OptionGroup& group) {
    return read_one(group, "a file, or off", [&](Text text) {
        options.journal.is_wanted = text != "off";
        options.journal.file = options.journal.is_wanted ? text : "";
        return !text.empty();
    });
}

[[nodiscard]] Reading read_resume(MatchOptions& options, const OptionGroup& group) {
    options.journal.resume = options.journal.is_wanted = true;
    return group.words.empty() ? std::nullopt : read_journal(options, group);
}

[[nodiscard]] Reading read_transcript(MatchOptions& options, const OptionGroup& group) {
    return read_one(group, "a file", [&](Text text) {
        options.transcript = text;
        return !text.empty();
    });
}

constexpr MatchOption all_options[] = {
    {"pgnout", [](MatchOptions& options,
                  const OptionGroup& group) { return read_pgn(options.pgn.emplace(), group); }},
    {"journal", read_journal},
    {"resume", read_resume},
    {"transcript", read_transcript},
    {"log",
     [](MatchOptions& options, const OptionGroup& group) {
         return read_keys(options.log.emplace(), group, log_keys);
     }},
    {"event", [](MatchOptions& options,
                 const OptionGroup& group) { return read_text(group, options.event); }},
    {"site", [](MatchOptions& options,
                const OptionGroup& group) { return read_text(group, options.site); }},
    {"ratinginterval",
     [](MatchOptions& options, const OptionGroup& group) {
         return read_count(group, options.console.rating_interval.emplace(), 0);
     }},
    {"scoreinterval",
     [](MatchOptions& options, const OptionGroup& group) {
         return read_count(group, options.console.score_interval, 0);
     }},
    {"outcomeinterval",
     [](MatchOptions& options, const OptionGroup& group) {
         return read_count(group, options.console.outcome_interval, 0);
     }},
    {"resultformat", read_result_format},
    {"output",
     [](MatchOptions& options, const OptionGroup& group) {
         return read_keys(options.console, group, console_keys);
     }},
    {"report",
     [](MatchOptions& options, const OptionGroup& group) {
         return read_keys(options.console, group, report_keys);
     }},
    {"json", [](MatchOptions& options,
                const OptionGroup& group) { return read_flag(group, options.json, true); }},
};

}  // namespace

std::span<const MatchOption> output_options() { return all_options; }

}  // namespace adoube::arbiter
