#include "arbiter/match/engine_options.h"

#include <algorithm>

#include "arbiter/match/time_control_text.h"
#include "base/text_cursor.h"

namespace adoube::arbiter {
namespace {

using Text = std::string_view;

[[nodiscard]] bool read_time_control(EngineOptions& engine, Text text) {
    auto control = parse_time_control(text);
    if (!control) return false;
    control->margin = engine.time_control.margin;
    engine.time_control = *control;
    return true;
}

[[nodiscard]] bool read_time_per_move(EngineOptions& engine, Text text) {
    const auto seconds = parse_seconds(text);
    if (!seconds || *seconds <= game::Duration::zero()) return false;
    const auto margin = engine.time_control.margin;
    engine.time_control = game::TimeControl::per_move(*seconds);
    engine.time_control.margin = margin;
    return true;
}

[[nodiscard]] bool read_margin(EngineOptions& engine, Text text) {
    std::chrono::milliseconds margin{};
    if (!read_milliseconds(margin, text)) return false;
    engine.time_control.margin = margin;
    return true;
}

[[nodiscard]] bool read_depth(EngineOptions& engine, Text text) {
    engine.depth = parse_number<int>(text);
    return engine.depth && *engine.depth > 0;
}

[[nodiscard]] bool read_nodes(EngineOptions& engine, Text text) {
    engine.nodes = parse_number<std::uint64_t>(text);
    return engine.nodes && *engine.nodes > 0;
}

[[nodiscard]] bool read_name(EngineOptions& engine, Text text) {
    engine.name = text;
    return !text.empty() && std::none_of(text.begin(), text.end(), is_control);
}

[[nodiscard]] bool read_command(EngineOptions& engine, Text text) {
    engine.command = text;
    return !text.empty();
}

// Lines with `\n` between them.
[[nodiscard]] bool read_initial_lines(EngineOptions& engine, Text text) {
    constexpr Text line_break = "\\n";
    while (true) {
        const auto end = std::min(text.find(line_break), text.size());
        engine.initial_lines.emplace_back(text.substr(0, end));
        if (end == text.size()) return true;
        text.remove_prefix(end + line_break.size());
    }
}

[[nodiscard]] bool read_patience(EngineOptions& engine, Text text) {
    return read_real(engine.patience, text) && engine.patience > 0 && engine.patience <= 1000;
}

// Words that stand alone, or with a value.
struct Flag {
    Text name;
    bool EngineOptions::* place;
};
constexpr Flag engine_flags[] = {{"ponder", &EngineOptions::ponder},
                                 {"debug", &EngineOptions::debug},
                                 {"whitepov", &EngineOptions::white_view}};

[[nodiscard]] bool raise_flag(EngineOptions& engine, Text word) {
    for (const Flag& flag : engine_flags) {
        if (flag.name != word) continue;
        engine.*flag.place = true;
        return true;
    }
    return false;
}

template <bool EngineOptions::* flag>
[[nodiscard]] bool read_flag_value(EngineOptions& engine, Text text) {
    return read_switch(engine.*flag, text);
}

template <std::chrono::milliseconds EngineLimits::* limit>
[[nodiscard]] bool read_limit(EngineOptions& engine, Text text) {
    return read_milliseconds(engine.limits.*limit, text);
}

constexpr Key<EngineOptions> engine_keys[] = {
    {"cmd", "the path of the engine", read_command},
    {"name", "a name of one line", read_name},
    {"args", "arguments",
     [](EngineOptions& engine, Text text) {
         engine.arguments = split_arguments(text);
         return true;
     }},
    {"arg", "one argument",
     [](EngineOptions& engine, Text text) {
         engine.arguments.emplace_back(text);
         return true;
     }},
    {"dir", "a directory",
     [](EngineOptions& engine, Text text) {
         engine.directory = text;
         return !text.empty();
     }},
    {"proto", "uci", [](EngineOptions&, Text text) { return text == "uci"; }},
    {"tc", "[moves/]time[+increment] in seconds, min:sec[+increment], hgTIME or inf",
     read_time_control},
    {"st", "seconds a move", read_time_per_move},
    {"timemargin", "milliseconds", read_margin},
    {"nodes", "a whole number from 1", read_nodes},
    {"depth", "a whole number from 1", read_depth},
    {"plies", "a whole number from 1", read_depth},
    {"restart", "on, off or auto",
     [](EngineOptions& engine, Text text) {
         return read_choice<bool>(engine.restart, text,
                                  {{"on", true}, {"off", false}, {"auto", false}});
     }},
    {"stderr", "a file",
     [](EngineOptions& engine, Text text) {
         engine.error_log = text;
         return !text.empty();
     }},
    {"initstr", "a line", read_initial_lines},
    {"ponder", "true or false", read_flag_value<&EngineOptions::ponder>},
    {"debug", "true or false", read_flag_value<&EngineOptions::debug>},
    {"whitepov", "true or false", read_flag_value<&EngineOptions::white_view>},
    {"tscale", "a factor above 0", read_patience},
    {"book", "a Polyglot book",
     [](EngineOptions& engine, Text text) {
         engine.book = text;
         return !text.empty();
     }},
    {"bookdepth", "a number of full moves",
     [](EngineOptions& engine, Text text) {
         const auto moves = parse_number<int>(text);
         engine.book_depth = moves.value_or(0);
         return engine.book_depth > 0;
     }},
    {"conf", "the name of an engine of the list",
     [](EngineOptions&, Text text) { return !text.empty(); }},  // see configured_engine
    {"startup-ms", "milliseconds", read_limit<&EngineLimits::startup>},
    {"ucinewgame-ms", "milliseconds", read_limit<&EngineLimits::new_game>},
    {"ping-ms", "milliseconds", read_limit<&EngineLimits::ping>},
    {"stop-ms", "milliseconds", read_limit<&EngineLimits::stop>},
    {"quit-ms", "milliseconds", read_limit<&EngineLimits::quit>},
    {"option.NAME", "a value", nullptr},  // see read_setting; here for the list of names
};

constexpr Text setting_prefix = "option.";

[[nodiscard]] Reading read_setting(EngineOptions& engine, const std::string& option, Text word) {
    const KeyValue pair = split_key(word);
    const Text name = pair.key.substr(setting_prefix.size());
    if (name.empty())
        return OptionError{OptionFault::bad_value, option, std::string{word}, "option.NAME=value"};
    engine.settings.push_back({std::string{name}, std::string{pair.value.value_or("")}});
    return std::nullopt;
}

}  // namespace

Reading read_engine(EngineOptions& engine, const OptionGroup& group) {
    const std::string option = '-' + group.name;
    for (const std::string& word : group.words) {
        if (raise_flag(engine, word)) continue;
        auto error =
            word.starts_with(setting_prefix)
                ? read_setting(engine, option, word)
                : read_key(engine, option, word, std::span<const Key<EngineOptions>>{engine_keys});
        if (error) return error;
    }
    return std::nullopt;
}

std::vector<std::string_view> engine_key_names() {
    std::vector<std::string_view> names;
    for (const auto& key : engine_keys) names.push_back(key.name);
    return names;
}

Expected<EngineOptions, OptionError> configured_engine(const OptionGroup& group,
                                                       std::span<const EngineOptions> configured) {
    for (const std::string& word : group.words) {
        const KeyValue pair = split_key(word);
        if (pair.key != "conf") continue;
        for (const EngineOptions& engine : configured)
            if (engine.name == pair.value) return engine;
        return Failure{OptionError{OptionFault::bad_value, '-' + group.name, word,
                                   "the name of an engine of the list, see -engines"}};
    }
    return EngineOptions{};
}

std::vector<std::string> split_arguments(std::string_view text) {
    std::vector<std::string> arguments;
    bool inside = false;
    char quote = '\0';
    for (const char c : text) {
        if (quote != '\0' ? c == quote : c == '"' || c == '\'') {
            quote = quote == '\0' ? c : '\0';
            if (!std::exchange(inside, true)) arguments.emplace_back();
        } else if (quote == '\0' && is_space(c)) {
            inside = false;
        } else {
            if (!std::exchange(inside, true)) arguments.emplace_back();
            arguments.back() += c;
        }
    }
    return arguments;
}

}  // namespace adoube::arbiter
