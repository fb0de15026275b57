#include "arbiter/match/option_readers.h"

#include <cmath>

#include "arbiter/match/time_control_text.h"

namespace adoube::arbiter {

bool read_real(double& place, std::string_view text) {
    double value = 0;
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc{} || stopped != end || !std::isfinite(value)) return false;
    place = value;
    return true;
}

bool read_milliseconds(std::chrono::milliseconds& place, std::string_view text) {
    const auto number = parse_number<std::uint32_t>(text);
    if (!number) return false;
    place = std::chrono::milliseconds{*number};
    return true;
}

bool read_switch(bool& place, std::string_view text) {
    return read_choice<bool>(place, text,
                             {{"true", true}, {"false", false}, {"on", true}, {"off", false}});
}

Reading read_count(const OptionGroup& group, int& place, int smallest) {
    return read_one(group, "a whole number from " + std::to_string(smallest),
                    [&](std::string_view text) { return read_number(place, text, smallest); });
}

Reading read_duration(const OptionGroup& group, std::chrono::milliseconds& place) {
    return read_one(group, "milliseconds",
                    [&](std::string_view text) { return read_milliseconds(place, text); });
}

Reading read_flag(const OptionGroup& group, bool& place, bool value) {
    if (!group.words.empty())
        return OptionError{OptionFault::unexpected_word, '-' + group.name, group.words[0],
                           "no value"};
    place = value;
    return std::nullopt;
}

Reading read_text(const OptionGroup& group, std::string& place) {
    if (group.words.empty())
        return OptionError{OptionFault::missing_value, '-' + group.name, "", "a text"};
    place.clear();
    for (const auto& word : group.words) place += (place.empty() ? "" : " ") + word;
    return std::nullopt;
}

Reading read_limit(const OptionGroup& group, std::optional<game::Duration>& place) {
    return read_one(group, "seconds or off", [&](std::string_view text) {
        if (text == "off") {
            place.reset();
            return true;
        }
        const auto seconds = parse_seconds(text);
        if (!seconds || *seconds <= game::Duration::zero()) return false;
        place = *seconds;
        return true;
    });
}

}  // namespace adoube::arbiter
