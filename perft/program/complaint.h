// What the program says on its one line about input it cannot use.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace adoube::perft {

struct Complaint {
    std::string what;      // "the position cannot be read: a rank has more than 8 squares"
    std::string text;      // the offending text
    std::string expected;  // what was expected there
    std::string fault;     // for JSON: "rankTooLong"
    std::string field;     // for JSON: "fen", "--threads"
    std::optional<std::size_t> offset{};  // of the offending place in `text`
};

// "what: text, expected …", with the place if it is known.
[[nodiscard]] std::string one_line(const Complaint& complaint);
// {"error":{"fault":…,"field":…,"column":N,"text":…,"message":…}}, the column null if it is not
// known.
[[nodiscard]] std::string as_json(const Complaint& complaint);

// Says it on stderr, with `json` on standard output too. The exit status: 2.
[[nodiscard]] int complain(const Complaint& complaint, bool json);

}  // namespace adoube::perft
