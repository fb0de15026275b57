// Static exchange evaluation: who wins material if all captures on one square are played out.
#pragma once

#include <array>

#include "rules/move.h"
#include "rules/position.h"

namespace adoube::engine {

// What the pieces are worth in exchanges, in hundredths of a pawn.
inline constexpr std::array<int, 6> exchange_values{100, 320, 330, 500, 950, 20'000};

[[nodiscard]] constexpr int exchange_value(PieceType type) {
    return exchange_values[index_of(type)];
}

// What the move takes or promotes at once, before the opponent answers.
[[nodiscard]] int immediate_gain(const Position& position, Move move);

// True if the legal move gains at least `least` in material when both sides then capture on its
// target with their cheapest piece for as long as that pays. Pins are not seen; castling gains 0.
[[nodiscard]] bool exchange_gains(const Position& position, Move move, int least);

}  // namespace adoube::engine
