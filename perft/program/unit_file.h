// Units of a count and their results as JSON, so that any batch system can carry them.
//
//     {"perft":"unit","root":FEN,"variant":"standard","depth":12,"unit":7,"of":400,"plies":9,
//      "positions":[{"fen":FEN,"times":3}, …]}
//     {"perft":"result","root":FEN,"variant":"standard","depth":12,"unit":7,"of":400,
//      "nodes":123,"seconds":4.5}
#pragma once

#include <boost/json.hpp>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>

#include "base/expected.h"
#include "perft/program/complaint.h"
#include "perft/units.h"
#include "rules/variant.h"

namespace adoube::perft {

// Which count something is a part of.
struct CountId {
    std::string root;  // FEN
    Variant variant = Variant::standard;
    int depth = 0;
    std::size_t units = 0;  // into which it was cut

    friend bool operator==(const CountId&, const CountId&) = default;
};

struct NumberedUnit {
    CountId count;
    std::size_t number = 0;  // from 1
    Unit unit;
};

struct UnitResult {
    CountId count;
    std::size_t number = 0;  // from 1
    std::uint64_t nodes = 0;
    double seconds = 0.0;
};

[[nodiscard]] boost::json::object write_unit(const NumberedUnit& unit);
[[nodiscard]] boost::json::object write_result(const UnitResult& result);

// What a text that was read from `file` says; the complaint names file and reason.
[[nodiscard]] Expected<NumberedUnit, Complaint> read_unit(std::string_view text,
                                                          const std::string& file);
[[nodiscard]] Expected<UnitResult, Complaint> read_result(std::string_view text,
                                                          const std::string& file);

// "unit-0007.json", and where its result goes: "unit-0007.result.json".
[[nodiscard]] std::string unit_file_name(std::size_t number);
[[nodiscard]] std::filesystem::path result_file_of(const std::filesystem::path& unit_file);

}  // namespace adoube::perft
