// PGN out, in the export format (PGN standard, 3.2 and 8) unless another notation of moves is
// wanted, which readers of that format take too: one game is one string that ends with
// an empty line, so that games can be appended to a file one after the other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "notation/pgn.h"

namespace adoube::pgn {

// No line of the movetext is longer, unless a single word of a comment is.
inline constexpr std::size_t longest_line = 79;

enum class MoveNotation : std::uint8_t {
    san,               // as the standard asks
    long_algebraic,    // as san::write_long
    pure_coordinates,  // as UCI writes moves
};

// The seven-tag roster first and in order ("?" where a tag is missing), then the other tags in
// their order, with Variant, SetUp and FEN made from the game: whenever it is Chess960 or does not
// start from the standard position.
[[nodiscard]] std::string write(const Game& game, MoveNotation notation = MoveNotation::san);

// The moves and the result only, in lines of at most 79 characters.
[[nodiscard]] std::string write_movetext(const Position& start, const Line& line, Result result);

}  // namespace adoube::pgn
