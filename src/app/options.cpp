#include "app/options.h"

#include <fmt/format.h>

#include "app/legible.h"
#include "base/numbers.h"
#include "uci/message.h"

namespace adoube::app {

namespace {

// The name and type of an option, and what a value that the type accepts does.
struct Entry {
    uci::Option option;
    void (*set)(Options&, std::string_view value);
};

template <class T>
[[nodiscard]] T number(std::string_view value) {
    return parse_number<T>(value).value_or(T{});
}

[[nodiscard]] std::vector<Entry> entries() {
    using uci::ButtonOption;
    using uci::CheckOption;
    using uci::SpinOption;
    const Options initial;
    const auto megabytes = static_cast<std::int64_t>(initial.hash_megabytes);
    const auto threads = static_cast<std::int64_t>(initial.threads);
    return {
        {{"Hash", SpinOption{megabytes, 1, 1 << 20}},
         [](Options& o, std::string_view v) { o.hash_megabytes = number<std::size_t>(v); }},
        {{"Threads", SpinOption{threads, 1, 256}},
         [](Options& o, std::string_view v) { o.threads = number<std::size_t>(v); }},
        {{"MultiPV", SpinOption{initial.lines, 1, 256}},
         [](Options& o, std::string_view v) { o.lines = number<int>(v); }},
        {{"Ponder", CheckOption{initial.ponder}},
         [](Options& o, std::string_view v) { o.ponder = v == "true"; }},
        {{"Move Overhead", SpinOption{initial.move_overhead.count(), 0, 5000}},
         [](Options& o, std::string_view v) {
             o.move_overhead = std::chrono::milliseconds(number<int>(v));
         }},
        {{"UCI_Chess960", CheckOption{initial.variant == Variant::chess960}},
         [](Options& o, std::string_view v) {
             o.variant = v == "true" ? Variant::chess960 : Variant::standard;
         }},
        {{"UCI_AnalyseMode", CheckOption{initial.analyse}},
         [](Options& o, std::string_view v) { o.analyse = v == "true"; }},
        {{"UCI_ShowWDL", CheckOption{initial.show_win_draw_loss}},
         [](Options& o, std::string_view v) { o.show_win_draw_loss = v == "true"; }},
        {{"UCI_LimitStrength", CheckOption{initial.limit_strength}},
         [](Options& o, std::string_view v) { o.limit_strength = v == "true"; }},
        {{"UCI_Elo", SpinOption{initial.elo, least_elo, largest_elo}},
         [](Options& o, std::string_view v) { o.elo = number<int>(v); }},
        {{"SyzygyPath", uci::StringOption{initial.syzygy_path}},
         [](Options& o, std::string_view v) { o.syzygy_path = v == "<empty>" ? "" : v; }},
        {{"Clear Hash", ButtonOption{}}, [](Options& o, std::string_view) { o.clear_hash = true; }},
    };
}

}  // namespace

std::vector<uci::Option> offered_options() {
    std::vector<uci::Option> options;
    for (const Entry& entry : entries()) options.push_back(entry.option);
    return options;
}

std::optional<std::string> set_option(Options& options, const uci::command::SetOption& command) {
    const std::string value = command.value.value_or("");
    for (const Entry& entry : entries()) {
        if (!uci::is_same_name(entry.option.name, command.name)) continue;
        if (!uci::accepts(entry.option.type, value))
            return fmt::format("option {} cannot be set: {}, and expected a value of: {}",
                               entry.option.name, legible(value), uci::to_line(entry.option));
        entry.set(options, value);
        return std::nullopt;
    }
    return fmt::format("unknown option: {}, and expected one of those that uci lists",
                       legible(command.name));
}

}  // namespace adoube::app
