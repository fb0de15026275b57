// What the material alone says about mating (Article 5.2.2 and 6.9, the part that needs no search).
#pragma once

#include "rules/position.h"

namespace adoube {

// All of the squares are light, or all are dark.
[[nodiscard]] constexpr bool all_on_one_color(Bitboard squares) {
    return (squares & light_squares).empty() || (squares & dark_squares).empty();
}
static_assert(all_on_one_color({Square::a1, Square::c1}));
static_assert(!all_on_one_color({Square::a1, Square::b1}));

// Neither side can mate by any series of legal moves, whatever the squares: king against king,
// against king and knight, or kings with any number of bishops all on squares of one color.
[[nodiscard]] bool is_insufficient_material(const Position& position);

// True for a bare king, and for both sides where is_insufficient_material(). Never true where a
// helpmate exists; false says little: a knight that cannot mate a king with a queen is not looked
// for here (src/mating does that).
[[nodiscard]] bool cannot_mate_by_material(const Position& position, Color color);

}  // namespace adoube
