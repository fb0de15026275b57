#include "uci/option.h"

#include <algorithm>

#include "base/numbers.h"
#include "base/text_cursor.h"

namespace adoube::uci {

namespace {

struct Accepts {
    std::string_view value;

    bool operator()(const CheckOption&) const { return value == "true" || value == "false"; }
    bool operator()(const SpinOption& option) const {
        const auto number = parse_number<std::int64_t>(value);
        return number && *number >= option.smallest && *number <= option.largest;
    }
    bool operator()(const ComboOption& option) const {
        return std::any_of(option.choices.begin(), option.choices.end(),
                           [&](const auto& choice) { return is_same_name(choice, value); });
    }
    bool operator()(const ButtonOption&) const { return value.empty(); }
    bool operator()(const StringOption&) const { return true; }
};

}  // namespace

bool accepts(const OptionType& type, std::string_view value) {
    return std::visit(Accepts{value}, type);
}

bool is_same_name(std::string_view a, std::string_view b) { return equal_but_for_case(a, b); }

}  // namespace adoube::uci
