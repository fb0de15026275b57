// An option that an engine offers: its name, its type and the values that it can have.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace adoube::uci {

struct CheckOption {
    bool initial = false;
    friend bool operator==(const CheckOption&, const CheckOption&) = default;
};
struct SpinOption {
    std::int64_t initial = 0;
    std::int64_t smallest = 0;
    std::int64_t largest = 0;
    friend bool operator==(const SpinOption&, const SpinOption&) = default;
};
struct ComboOption {
    std::string initial;
    std::vector<std::string> choices{};
    friend bool operator==(const ComboOption&, const ComboOption&) = default;
};
struct ButtonOption {
    friend bool operator==(const ButtonOption&, const ButtonOption&) = default;
};
struct StringOption {
    std::string initial;  // written as `<empty>` where it is empty
    friend bool operator==(const StringOption&, const StringOption&) = default;
};

using OptionType = std::variant<CheckOption, SpinOption, ComboOption, ButtonOption, StringOption>;

struct Option {
    std::string name;
    OptionType type;
    friend bool operator==(const Option&, const Option&) = default;
};

// True if an option of that type can be set to the value: `true` or `false` for a check, a whole
// number in range for a spin, one of the choices (in any case) for a combo.
[[nodiscard]] bool accepts(const OptionType& type, std::string_view value);

// Option names are the same without regard to case.
[[nodiscard]] bool is_same_name(std::string_view a, std::string_view b);

}  // namespace adoube::uci
