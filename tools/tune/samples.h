// What the weights are fitted to: quiet positions out of finished games, each as the numbers that
// the evaluation multiplies the weights by, with the result of its game.
#pragma once

#include <cstdint>
#include <vector>

#include "notation/pgn_reader.h"

namespace adoube::tune {

struct Count {
    std::uint16_t weight;  // its place in values_of()
    std::int16_t times;    // White's less Black's
};

struct Sample {
    float result = 0.5F;      // for White: 1, 0.5 or 0
    float middlegame = 0.0F;  // how much the middlegame's sum counts, and the endgame's
    float endgame = 0.0F;
    float rest = 0.0F;  // what no weight changes: the pressure on kings, the tempo
    std::vector<Count> counts{};
};

// The samples of a game with a result; none if it was read with an error.
[[nodiscard]] std::vector<Sample> samples_of(const pgn::ReadGame& read);

}  // namespace adoube::tune
