#include "arbiter/present/option_complaint.h"

#include <fmt/format.h>

namespace adoube::arbiter {

std::string describe(const OptionError& error) {
    const auto suggestion = [&](std::string_view dash, std::string_view otherwise) {
        return error.expected.empty() ? std::string{otherwise}
                                      : fmt::format("did you mean {}{}?", dash, error.expected);
    };
    switch (error.fault) {
        case OptionFault::unknown_option:
            return fmt::format("unknown option: -{}, {}", error.text,
                               suggestion("-", "expected one that arbiter match --help lists"));
        case OptionFault::unknown_key:
            return fmt::format("unknown word after {}: {}, {}", error.option, error.text,
                               suggestion("", "expected one that arbiter match --help lists"));
        case OptionFault::missing_value:
            return fmt::format("value missing: {}, expected {}",
                               error.text.empty() ? error.option : error.option + ' ' + error.text,
                               error.expected);
        case OptionFault::bad_value:
            return fmt::format("bad value: {} {}, expected {}", error.option, error.text,
                               error.expected);
        case OptionFault::unexpected_word:
            return fmt::format("unexpected word: {}, expected {}",
                               error.option.empty() ? error.text : error.option + ' ' + error.text,
                               error.expected);
        case OptionFault::missing_option: break;
    }
    return fmt::format("something is missing: {}, expected {}",
                       error.text.empty() ? error.option : error.option + ' ' + error.text,
                       error.expected);
}

std::string_view name_of(OptionFault fault) {
    switch (fault) {
        case OptionFault::unknown_option: return "unknownOption";
        case OptionFault::unknown_key: return "unknownWord";
        case OptionFault::missing_value: return "missingValue";
        case OptionFault::bad_value: return "badValue";
        case OptionFault::unexpected_word: return "unexpectedWord";
        case OptionFault::missing_option: break;
    }
    return "missingOption";
}

}  // namespace adoube::arbiter
