// What the material alone says about mating (Article 5.2.2 and 6.9, the part that needs no search).
#pragma once

#include "rules/position.h"

namespace adoube {

// Neither side can mate by any series of legal moves, whatever the squares: king against king,
// against king and knight, or kings with any number of bishops all on squares of one color.
[[nodiscard]] bool is_insufficient_material(const Position& position);

// That side has so little that it cannot mate whatever the opponent does: a bare king; king and
// one knight, or king and bishops, against too little to help. Never true where a helpmate
// exists; false says only that the material does not rule a mate out.
[[nodiscard]] bool cannot_mate_by_material(const Position& position, Color color);

}  // namespace adoube
