// What can never mate whatever happens: proofs that look at material only.
#pragma once

#include "rules/color.h"
#include "rules/position.h"

namespace adoube::mating {

// True only if that color cannot mate by any series of legal moves: a bare king; king and knight
// against king and queens; king and bishops of one square color against anything but knights,
// pawns and bishops of the other.
[[nodiscard]] bool material_forbids_mate(const Position& position, Color color);

}  // namespace adoube::mating
