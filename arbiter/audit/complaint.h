// Why an input cannot be used, in the form that people and programs are told it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace adoube::arbiter::audit {

struct Complaint {
    std::string fault;                    // for programs: "rankTooLong"
    std::string field;                    // what it is about: "placement", "castling", "moves"
    std::string what;                     // for people: "a rank has more than 8 squares"
    std::string text{};                   // the offending text
    std::optional<std::size_t> offset{};  // of the fault in the input, in bytes
    std::optional<int> ply{};             // of the move that cannot be played, from 1
    std::optional<std::string> reason{};  // of an illegal move: "castlingThroughCheck"
};

// "what: text", with the place where it is known, for the one line on stderr.
[[nodiscard]] std::string one_line(const Complaint& complaint);
// {"error":{"fault":…,"field":…,"column":N,"text":…,"message":…}}, the column null where none is
// meant.
[[nodiscard]] std::string as_json(const Complaint& complaint);

}  // namespace adoube::arbiter::audit
