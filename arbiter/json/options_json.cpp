#include "arbiter/json/options_json.h"

#include <algorithm>
#include <array>
#include <boost/json/value.hpp>
#include <initializer_list>

#include "arbiter/json/fields.h"
#include "arbiter/json/names.h"
#include "base/numbers.h"

namespace adoube::arbiter::json {

namespace {

constexpr std::array<std::string_view, 11> option_names{
    "variant",   "timeControl",  "drawMode",     "colorAssignment", "autoQueen",         "undo",
    "drawOffer", "firstMoveSec", "idleLimitSec", "hints",           "disconnectGraceSec"};

constexpr unsigned largest_minutes = 90;
constexpr unsigned largest_seconds = 60;

// A number, or the same number as a string; a word is given as it is.
struct Setting {
    std::optional<std::int64_t> number{};
    std::string_view word{};
};

[[nodiscard]] Setting setting_of(const boost::json::value& value) {
    if (const auto* const number = value.if_int64()) return {*number, {}};
    if (const auto* const text = value.if_string())
        return {parse_number<std::int64_t>(std::string_view(*text)), std::string_view(*text)};
    return {};
}

// Reads an option whose values are words.
template <class T, class Find>
void read_word(Fields& fields, std::string_view name, Find find, T& target,
               std::string_view expected) {
    const auto word = fields.text_if_any(name);
    if (!word) return;
    if (const auto value = find(*word)) target = *value;
    else fields.blame(name, expected);
}

// Reads a limit in seconds that is one of `allowed`, or "off".
void read_seconds(Fields& fields, std::string_view name,
                  std::initializer_list<std::int64_t> allowed,
                  std::optional<game::Duration>& target, std::string_view expected) {
    const auto* const value = fields.find(name);
    if (!value) return;
    const Setting setting = setting_of(*value);
    const bool is_allowed = setting.number && std::find(allowed.begin(), allowed.end(),
                                                        *setting.number) != allowed.end();
    if (is_allowed) target = std::chrono::seconds{*setting.number};
    else if (setting.word == "off") target.reset();
    else fields.blame(name, expected);
}

void read_undo(Fields& fields, std::optional<int>& target) {
    const auto* const value = fields.find("undo");
    if (!value) return;
    const Setting setting = setting_of(*value);
    if (setting.word == "off") target = 0;
    else if (setting.word == "unlimited") target.reset();
    else if (setting.number == 1 || setting.number == 3) target = static_cast<int>(*setting.number);
    else fields.blame("undo", "off, 1, 3 or unlimited");
}

void read_draws_and_clocks(Fields& fields, game::Options& options) {
    game::TimeControl control = options.time_control.white;
    read_word(fields, "timeControl", read_time_control, control,
              "none, or minutes + seconds such as 10+5 (1 to 90, 0 to 60)");
    options.time_control = same_for_both(control);
    read_word(fields, "drawMode", draw_mode_of, options.draw_mode, "auto or fide");
    read_seconds(fields, "firstMoveSec", {15, 30, 60}, options.first_move_limit,
                 "15, 30, 60 or off");
    read_seconds(fields, "idleLimitSec", {300, 600}, options.idle_limit, "300, 600 or off");
    read_seconds(fields, "disconnectGraceSec", {30, 60, 120}, options.disconnect_grace,
                 "30, 60, 120 or off");
}

[[nodiscard]] std::string names_of_options() {
    std::string names = "another name, one of exactDeadPosition";
    for (const std::string_view name : option_names) names.append(", ").append(name);
    return names;
}

void refuse_unknown_options(Fields& fields, const boost::json::object& object) {
    for (const auto& [name, value] : object) {
        const bool is_known = std::find(option_names.begin(), option_names.end(),
                                        std::string_view(name)) != option_names.end();
        if (!is_known && name != "exactDeadPosition") fields.blame(name, names_of_options());
    }
}

[[nodiscard]] boost::json::value seconds_or_off(const std::optional<game::Duration>& limit) {
    if (!limit) return "off";
    return std::chrono::floor<std::chrono::seconds>(*limit).count();
}

[[nodiscard]] boost::json::value undo_value(const std::optional<int>& limit) {
    if (!limit) return "unlimited";
    if (*limit == 0) return "off";
    return *limit;
}

}  // namespace

std::optional<game::TimeControl> read_time_control(std::string_view text) {
    if (text == "none") return game::TimeControl::unlimited();
    const auto plus = text.find('+');
    if (plus == std::string_view::npos) return std::nullopt;
    const auto minutes = parse_number<unsigned>(text.substr(0, plus));
    const auto seconds = parse_number<unsigned>(text.substr(plus + 1));
    if (!minutes || *minutes < 1 || *minutes > largest_minutes) return std::nullopt;
    if (!seconds || *seconds > largest_seconds) return std::nullopt;
    return game::TimeControl::fischer(std::chrono::minutes{*minutes},
                                      std::chrono::seconds{*seconds});
}

std::string write_time_control(const game::TimeControl& control) {
    if (!control.is_limited()) return "none";
    const auto minutes = std::chrono::floor<std::chrono::minutes>(control.time).count();
    const auto seconds = std::chrono::floor<std::chrono::seconds>(control.increment).count();
    return std::to_string(minutes) + '+' + std::to_string(seconds);
}

Expected<game::Options, std::string> read_options(const boost::json::object& object) {
    game::Options options;
    Fields fields(object);
    refuse_unknown_options(fields, object);
    read_word(fields, "variant", variant_of, options.variant, "standard or chess960");
    read_word(fields, "colorAssignment", color_assignment_of, options.color_assignment,
              "random, hostWhite, hostBlack or alternate");
    read_word(fields, "hints", hints_of, options.hints, "off, moves or movesAndThreats");
    options.auto_queen = fields.flag_if_any("autoQueen").value_or(options.auto_queen);
    options.draw_offers = fields.flag_if_any("drawOffer").value_or(options.draw_offers);
    options.exact_dead_position = fields.flag_if_any("exactDeadPosition").value_or(false);
    read_undo(fields, options.undo_limit);
    read_draws_and_clocks(fields, options);
    if (fields.fault()) return Failure{"options." + *fields.fault()};
    return options;
}

boost::json::object write_options(const game::Options& options, boost::json::storage_ptr storage) {
    return boost::json::object({{"variant", name_of(options.variant)},
                                {"timeControl", write_time_control(options.time_control.white)},
                                {"drawMode", name_of(options.draw_mode)},
                                {"colorAssignment", name_of(options.color_assignment)},
                                {"autoQueen", options.auto_queen},
                                {"undo", undo_value(options.undo_limit)},
                                {"drawOffer", options.draw_offers},
                                {"firstMoveSec", seconds_or_off(options.first_move_limit)},
                                {"idleLimitSec", seconds_or_off(options.idle_limit)},
                                {"hints", name_of(options.hints)},
                                {"disconnectGraceSec", seconds_or_off(options.disconnect_grace)},
                                {"exactDeadPosition", options.exact_dead_position}},
                               std::move(storage));
}

}  // namespace adoube::arbiter::json
