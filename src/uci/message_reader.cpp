#include <array>

#include "uci/info_reader.h"
#include "uci/message.h"
#include "uci/word_table.h"

namespace adoube::uci {

namespace {

using Reading = std::optional<Message>;

Reading read_id(Words& words) {
    const std::string_view field = words.take();
    if (field == "name") return message::IdName{std::string(words.take_rest())};
    if (field == "author") return message::IdAuthor{std::string(words.take_rest())};
    return std::nullopt;
}

Reading read_uci_ok(Words&) { return message::UciOk{}; }
Reading read_ready_ok(Words&) { return message::ReadyOk{}; }
Reading read_info_line(Words& words) { return read_info(words); }

Reading read_best_move(Words& words) {
    message::BestMove best{std::string(words.take())};
    words.take_until([](std::string_view word) { return word == "ponder"; });
    if (words.take_if("ponder") && !words.at_end()) best.ponder = std::string(words.take());
    return best;
}

[[nodiscard]] std::optional<message::Check> read_check(Words& words) {
    const std::string_view word = words.take();
    if (word == "checking") return message::Check::checking;
    if (word == "ok") return message::Check::ok;
    if (word == "error") return message::Check::error;
    return std::nullopt;
}

Reading read_copy_protection(Words& words) {
    const auto state = read_check(words);
    return state ? Reading(message::CopyProtection{*state}) : std::nullopt;
}

Reading read_registration(Words& words) {
    const auto state = read_check(words);
    return state ? Reading(message::Registration{*state}) : std::nullopt;
}

[[nodiscard]] bool is_option_field(std::string_view word) {
    return word == "type" || word == "default" || word == "min" || word == "max" || word == "var";
}

// The fields of an `option` line as they were written; `name` may hold blanks, and so may a
// default and a choice.
struct OptionFields {
    std::string_view name;
    std::string_view type;
    std::optional<std::string_view> initial;
    std::string_view smallest;
    std::string_view largest;
    std::vector<std::string> choices;
};

[[nodiscard]] OptionFields read_option_fields(Words& words) {
    OptionFields fields;
    words.take_until([](std::string_view word) { return word == "name"; });
    words.take();
    fields.name = words.take_until([](std::string_view word) { return word == "type"; });
    while (!words.at_end()) {
        const std::string_view field = words.take();
        const std::string_view value = words.take_until(is_option_field);
        if (field == "type") fields.type = value;
        if (field == "default") fields.initial = value;
        if (field == "min") fields.smallest = value;
        if (field == "max") fields.largest = value;
        if (field == "var") fields.choices.emplace_back(value);
    }
    return fields;
}

[[nodiscard]] std::string_view without_empty_mark(std::string_view text) {
    return text == "<empty>" ? "" : text;
}

[[nodiscard]] std::optional<OptionType> spin_of(const OptionFields& fields) {
    const auto initial = nearest_number<std::int64_t>(fields.initial.value_or(""));
    const auto smallest = nearest_number<std::int64_t>(fields.smallest);
    const auto largest = nearest_number<std::int64_t>(fields.largest);
    if (!initial || !smallest || !largest) return std::nullopt;
    return SpinOption{*initial, *smallest, *largest};
}

[[nodiscard]] std::optional<OptionType> option_type_of(const OptionFields& fields) {
    const std::string initial(without_empty_mark(fields.initial.value_or("")));
    if (fields.type == "check") return CheckOption{initial == "true"};
    if (fields.type == "spin") return spin_of(fields);
    if (fields.type == "combo") return ComboOption{initial, fields.choices};
    if (fields.type == "button") return ButtonOption{};
    if (fields.type == "string") return StringOption{initial};
    return std::nullopt;
}

Reading read_option(Words& words) {
    const OptionFields fields = read_option_fields(words);
    const auto type = option_type_of(fields);
    if (fields.name.empty() || !type) return std::nullopt;
    return Option{std::string(fields.name), *type};
}

using MessageReader = WordEntry<Reading(Words&)>;

constexpr std::array message_readers{
    MessageReader{"info", read_info_line},
    MessageReader{"bestmove", read_best_move},
    MessageReader{"readyok", read_ready_ok},
    MessageReader{"uciok", read_uci_ok},
    MessageReader{"id", read_id},
    MessageReader{"option", read_option},
    MessageReader{"copyprotection", read_copy_protection},
    MessageReader{"registration", read_registration},
};

}  // namespace

std::optional<Message> parse_message(std::string_view line) {
    Words words(line);
    const auto* const reader = take_entry(words, message_readers);
    return reader != nullptr ? reader->read(words) : std::nullopt;
}

}  // namespace adoube::uci
