#include "arbiter/match/match_option.h"

#include <regex>

#include "arbiter/match/result_fields.h"
#include "base/numbers.h"

namespace adoube::arbiter {
namespace {

using Text = std::string_view;

[[nodiscard]] bool is_pattern(const std::string& text) {
    try {
        static_cast<void>(std::regex{text});
        return true;
    } catch (const std::regex_error&) {
        return false;
    }
}

template <bool PgnFields::* field>
[[nodiscard]] bool read_field(PgnOptions& pgn, Text text) {
    return read_switch(pgn.fields.*field, text);
}

constexpr Key<PgnOptions> pgn_keys[] = {
    file_key<PgnOptions>,
    {"min", "true or false",
     [](PgnOptions& pgn, Text text) {
         return read_choice<PgnNotes>(pgn.notes, text,
                                      {{"true", PgnNotes::minimal}, {"false", PgnNotes::full}});
     }},
    {"fi", "true or false",
     [](PgnOptions& pgn, Text text) { return read_switch(pgn.finished_only, text); }},
    {"append", "true or false",
     [](PgnOptions& pgn, Text text) { return read_switch(pgn.append, text); }},
    {"nodes", "true or false", read_field<&PgnFields::nodes>},
    {"seldepth", "true or false", read_field<&PgnFields::selective_depth>},
    {"nps", "true or false", read_field<&PgnFields::speed>},
    {"hashfull", "true or false", read_field<&PgnFields::hash_full>},
    {"tbhits", "true or false", read_field<&PgnFields::tablebase_hits>},
    {"timeleft", "true or false", read_field<&PgnFields::time_left>},
    {"latency", "true or false", read_field<&PgnFields::latency>},
    {"pv", "true or false", read_field<&PgnFields::line>},
    {"match_line", "a regular expression",
     [](PgnOptions& pgn, Text text) {
         pgn.line_patterns.emplace_back(text);
         return is_pattern(pgn.line_patterns.back());
     }},
    {"notation", "san, lan or uci",
     [](PgnOptions& pgn, Text text) {
         return read_choice<pgn::MoveNotation>(pgn.notation, text,
                                               {{"san", pgn::MoveNotation::san},
                                                {"lan", pgn::MoveNotation::long_algebraic},
                                                {"uci", pgn::MoveNotation::pure_coordinates}});
     }},
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

[[nodiscard]] Reading read_result_format(MatchOptions& options, const OptionGroup& group) {
    return read_one(group, std::string{result_fields_help},
                    [&](Text text) { return read_result_fields(options.console.table, text); });
}

constexpr Key<LogOptions> log_keys[] = {
    file_key<LogOptions>,
    {"level", "trace, info or warn",
     [](LogOptions& log, Text text) {
         log.level = text;
         return text == "trace" || text == "info" || text == "warn";
     }},
    {"engine", "true or false",
     [](LogOptions& log, Text text) { return read_switch(log.engines, text); }},
};

constexpr Key<EpdOptions> epd_keys[] = {
    file_key<EpdOptions>,
    {"append", "true or false",
     [](EpdOptions& epd, Text text) { return read_switch(epd.append, text); }},
};

// `-epdout FILE`, or key=value words.
[[nodiscard]] Reading read_epd(EpdOptions& epd, const OptionGroup& group) {
    OptionGroup keys = group;
    if (!keys.words.empty() && !split_key(keys.words[0]).value) {
        epd.file = keys.words[0];
        keys.words = keys.words.subspan(1);
    }
    return read_keys(epd, keys, epd_keys);
}

constexpr Key<MatchOptions> checksum_keys[] = {
    {"pgn", "true or false",
     [](MatchOptions& options, Text text) { return read_switch(options.pgn_checksum, text); }},
};

// `-pgnout FILE [min] [fi]`, or key=value words.
[[nodiscard]] Reading read_pgn(PgnOptions& pgn, const OptionGroup& group) {
    OptionGroup keys = group;
    if (!keys.words.empty() && !split_key(keys.words[0]).value) {
        pgn.file = keys.words[0];
        keys.words = keys.words.subspan(1);
        for (; !keys.words.empty(); keys.words = keys.words.subspan(1)) {
            if (keys.words[0] == "min") pgn.notes = PgnNotes::minimal;
            else if (keys.words[0] == "fi") pgn.finished_only = true;
            else break;
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

[[nodiscard]] Reading read_file_name(const OptionGroup& group, std::string& file) {
    return read_one(group, "a file", [&](Text text) {
        file = text;
        return !text.empty();
    });
}

[[nodiscard]] Reading read_live(MatchOptions& options, const OptionGroup& group) {
    LiveView& view = options.console.live.emplace(LiveView::table);
    if (group.words.empty()) return std::nullopt;
    return read_one(group, "table or boards", [&](Text text) {
        return read_choice<LiveView>(view, text,
                                     {{"table", LiveView::table}, {"boards", LiveView::boards}});
    });
}

[[nodiscard]] Reading read_serve(MatchOptions& options, const OptionGroup& group) {
    return read_one(group, "a port, 1 to 65535", [&](Text text) {
        options.console.serve = parse_number<std::uint16_t>(text);
        return options.console.serve.value_or(0) > 0;
    });
}

constexpr MatchOption all_output_options[] = {
    {"pgnout", [](MatchOptions& options,
                  const OptionGroup& group) { return read_pgn(options.pgn.emplace(), group); }},
    {"journal", read_journal},
    {"resume", read_resume},
    {"transcript",
     [](MatchOptions& options, const OptionGroup& group) {
         return read_file_name(group, options.transcript);
     }},
    {"control", [](MatchOptions& options,
                   const OptionGroup& group) { return read_file_name(group, options.order_file); }},
    {"live", read_live},
    {"serve", read_serve},
    {"epdout", [](MatchOptions& options,
                  const OptionGroup& group) { return read_epd(options.epd.emplace(), group); }},
    {"crc32", [](MatchOptions& options,
                 const OptionGroup& group) { return read_keys(options, group, checksum_keys); }},
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

std::span<const MatchOption> output_options() { return all_output_options; }

}  // namespace adoube::arbiter
