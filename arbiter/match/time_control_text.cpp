#include "arbiter/match/time_control_text.h"

#include <algorithm>

#include "base/numbers.h"
#include "base/text_cursor.h"

namespace adoube::arbiter {
namespace {

using game::Duration;
using game::TimeControl;

constexpr std::int64_t longest_seconds = 366LL * 24 * 3600;
constexpr std::size_t decimals = 6;
constexpr std::string_view hourglass_mark = "hg";

[[nodiscard]] bool is_all_digits(std::string_view text) {
    return std::all_of(text.begin(), text.end(), is_digit);
}

// The text before the mark and the text after it; nothing if there is no mark.
struct Halves {
    std::string_view before;
    std::string_view after;
};

[[nodiscard]] std::optional<Halves> split_at(std::string_view text, char mark) {
    const auto place = text.find(mark);
    if (place == std::string_view::npos) return std::nullopt;
    return Halves{text.substr(0, place), text.substr(place + 1)};
}

// Seconds, or minutes:seconds.
[[nodiscard]] std::optional<Duration> parse_stock(std::string_view text) {
    const auto halves = split_at(text, ':');
    if (!halves) return parse_seconds(text);
    const auto minutes = parse_number<std::uint32_t>(halves->before);
    const auto seconds = parse_seconds(halves->after);
    if (!minutes || *minutes > longest_seconds / 60 || !seconds) return std::nullopt;
    return std::chrono::minutes{*minutes} + *seconds;
}

[[nodiscard]] std::optional<TimeControl> parse_hourglass(std::string_view text) {
    const auto time = parse_stock(text);
    if (!time || *time <= Duration::zero()) return std::nullopt;
    return TimeControl::hourglass(*time);
}

}  // namespace

std::optional<Duration> parse_seconds(std::string_view text) {
    const auto halves = split_at(text, '.').value_or(Halves{text, ""});
    if (halves.before.empty() && halves.after.empty()) return std::nullopt;
    const auto whole = halves.before.empty() ? 0 : parse_number<std::uint32_t>(halves.before);
    if (!whole || *whole > longest_seconds) return std::nullopt;
    if (!is_all_digits(halves.after)) return std::nullopt;
    std::string fraction{halves.after.substr(0, decimals)};
    fraction.resize(decimals, '0');
    return std::chrono::seconds{*whole} + Duration{*parse_number<std::int64_t>(fraction)};
}

std::optional<TimeControl> parse_time_control(std::string_view text) {
    if (text == "inf" || text == "infinite") return TimeControl::unlimited();
    if (text.starts_with(hourglass_mark))
        return parse_hourglass(text.substr(hourglass_mark.size()));
    TimeControl control{game::TimeKind::main_time};
    if (const auto period = split_at(text, '/')) {
        const auto moves = parse_number<std::uint16_t>(period->before);
        if (!moves || *moves == 0) return std::nullopt;
        control.moves_per_period = *moves;
        text = period->after;
    }
    if (const auto fischer = split_at(text, '+')) {
        const auto increment = parse_seconds(fischer->after);
        if (!increment) return std::nullopt;
        control.increment = *increment;
        text = fischer->before;
    }
    const auto stock = parse_stock(text);
    if (!stock || *stock <= Duration::zero()) return std::nullopt;
    control.time = *stock;
    return control;
}

std::string seconds_text(Duration duration) {
    const auto whole = std::chrono::floor<std::chrono::seconds>(duration);
    std::string text = std::to_string(whole.count());
    if (duration == whole) return text;
    std::string fraction = std::to_string((duration - whole).count());
    fraction.insert(0, decimals - fraction.size(), '0');
    fraction.erase(fraction.find_last_not_of('0') + 1);
    return text + '.' + fraction;
}

std::string tag_text(const TimeControl& control) {
    switch (control.kind) {
        case game::TimeKind::unlimited: return "-";
        case game::TimeKind::per_move: return "1/" + seconds_text(control.time);
        case game::TimeKind::main_time: break;
    }
    std::string text = seconds_text(control.time);
    if (control.is_hourglass) text.insert(0, 1, '*');
    if (control.moves_per_period > 0)
        text.insert(0, std::to_string(control.moves_per_period) + '/');
    if (control.increment > Duration::zero()) text += '+' + seconds_text(control.increment);
    return text;
}

}  // namespace adoube::arbiter
