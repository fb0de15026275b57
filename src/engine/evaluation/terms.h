// The terms of the evaluation, each for one side. They are asked in this order: pieces() notes
// the attacks that the later ones look at, for both sides.
#pragma once

#include "engine/evaluation/facts.h"
#include "engine/evaluation/tapered.h"

namespace adoube::engine {

[[nodiscard]] Tapered material(const Facts& facts, Color us);
[[nodiscard]] Tapered placement(const Facts& facts, Color us);
// Mobility, outposts, open files, the bishop pair.
[[nodiscard]] Tapered pieces(Facts& facts, Color us);
// Isolated, doubled, backward and connected pawns.
[[nodiscard]] Tapered pawn_structure(const Facts& facts, Color us);
[[nodiscard]] Tapered passed_pawns(const Facts& facts, Color us);
// Shelter, and the pressure of the enemy's pieces.
[[nodiscard]] Tapered king_safety(const Facts& facts, Color us);
// Enemy pieces that are attacked by cheaper ones, or not covered.
[[nodiscard]] Tapered threats(const Facts& facts, Color us);

// What is to be added to the endgame's sum, so that it is nearer to 0 or further from it, but never
// beyond.
[[nodiscard]] int initiative(const Facts& facts, int sum);

// Which part of an endgame advantage can be won, up to full_chance: less where few pawns are left
// or the bishops stand on squares of opposite colors.
[[nodiscard]] int winning_chance(const Position& position, Color stronger);
// Drives a bare king to the edge, or to a corner of the bishop's color, and leads to pawn endings
// that are known to be won.
[[nodiscard]] int mop_up(const Position& position, Color stronger);

}  // namespace adoube::engine
