// What a position may be when its castling rights or its en passant square are not known.
#pragma once

#include <vector>

#include "rules/position.h"
#include "rules/variant.h"

namespace adoube::arbiter::audit {

// What a text did not say of its position.
struct Unknowns {
    bool turn = false;
    bool castling = false;
    bool en_passant = false;
};

// The position with every castling right that it can have, and with each en passant square on
// which a capture would be legal; only those that differ from the position itself.
[[nodiscard]] std::vector<Position> alternatives_to(const Position& position,
                                                    const Unknowns& unknown, Variant variant);

// True if one of the alternatives has other legal moves than the position.
[[nodiscard]] bool moves_depend_on(const Position& position,
                                   const std::vector<Position>& alternatives);

}  // namespace adoube::arbiter::audit
