// EPD (PGN standard, 16.2): the first four fields of a FEN, then operations: `bm e4 Nf3;`,
// `id "a name";`. Read as it is found: a FEN's two counters may stand before the operations, empty
// operations and a missing last semicolon do not matter.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"
#include "notation/fen.h"
#include "rules/variant.h"

namespace adoube::epd {

struct Operand {
    std::string text;     // without its quotes
    bool quoted = false;  // in the text, or, when written, to be

    friend bool operator==(const Operand&, const Operand&) = default;
};

struct Operation {
    std::string code;
    std::vector<Operand> operands;

    friend bool operator==(const Operation&, const Operation&) = default;
};

using Operations = std::vector<Operation>;

// The first operation of that code, or nothing.
[[nodiscard]] const Operation* find(const Operations& operations, std::string_view code);

enum class Fault : std::uint8_t {
    bad_position,  // see `position`
    code_missing,  // what stands where a code belongs does not begin with a letter (16.2.4)
    string_not_closed,
    counter_not_a_number,  // of hmvc or fmvn
};

struct Error {
    Fault fault{};
    std::size_t offset = 0;
    std::optional<fen::PositionError> position{};
};

struct Record {
    fen::ReadPosition start;
    Operations operations;

    // Counters are those of hmvc and fmvn, or of the FEN; else they are not known.
    [[nodiscard]] const Position& position() const { return start.position; }
};

// One line. Strict or lenient is about the position.
[[nodiscard]] Expected<Record, Error> read(std::string_view line,
                                           Variant variant = Variant::standard,
                                           fen::Strictness strictness = fen::Strictness::strict);

// Operations only: what stands behind the fields of the position.
[[nodiscard]] Expected<Operations, Error> read_operations(std::string_view text);

// Four fields and the operations in their order.
[[nodiscard]] std::string write(const Position& position, const Operations& operations);

[[nodiscard]] std::string_view describe(Fault fault);
[[nodiscard]] std::string_view name_of(Fault fault);

}  // namespace adoube::epd
