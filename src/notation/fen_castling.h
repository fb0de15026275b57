// The castling field of a FEN, in its three dialects.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "notation/fen.h"
#include "rules/position.h"
#include "rules/setup.h"
#include "rules/variant.h"

namespace adoube::fen {

// Grants in `setup`, whose board is complete, the rights that the letters name. What is wrong
// with the letters, in order, with offsets into `letters`; a letter that cannot be understood
// ends the reading.
[[nodiscard]] std::vector<Error> read_castling(std::string_view letters, Variant variant,
                                               Setup& setup);

// The field for the rights of the position, "-" if there are none.
[[nodiscard]] std::string write_castling(const Position& position, CastlingStyle style);

// The set-up without rights that standard chess does not know: of a king that is not on file e,
// or with a rook that is not on file a or h.
[[nodiscard]] Setup without_unusual_castling(Setup setup);

}  // namespace adoube::fen
