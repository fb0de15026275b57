// Perft suites: text files with a position a line and the counts that are known for it,
//
//     rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 400 ;D3 8902
//
// with or without the two counters of the FEN, with or without spaces round the semicolons.
// Empty lines and lines that begin with # are passed over. Castling rights are those of Chess960 in
// any dialect (KQkq, HAha), so that one file can hold both variants: in standard chess they are the
// same where the king stands on e and the rooks in the corners.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"
#include "base/parse_error.h"
#include "notation/fen.h"
#include "rules/position.h"

namespace adoube::perft {

struct KnownCount {
    int depth = 0;
    std::uint64_t nodes = 0;
};

struct SuiteEntry {
    std::string fen;  // as it stands in the file
    Position position;
    std::vector<KnownCount> counts;  // at least one, in the order of the line
};

enum class SuiteFault : std::uint8_t {
    bad_position,   // see SuiteError::position
    no_counts,      // a position, but no ";D1 20" behind it
    unknown_field,  // something behind a semicolon that does not begin with D
    bad_depth,      // not a number from 1 to max_depth
    bad_count,      // not a number of 64 bits
};

struct SuiteError {
    ParseError<SuiteFault> error;  // the offset counts from the start of the line
    fen::PositionError position;   // meaningful for bad_position
};

// True for lines that say nothing.
[[nodiscard]] bool is_blank_or_comment(std::string_view line);

// One line of a suite that is_blank_or_comment() does not pass over.
[[nodiscard]] Expected<SuiteEntry, SuiteError> parse_suite_line(std::string_view line);

}  // namespace adoube::perft
