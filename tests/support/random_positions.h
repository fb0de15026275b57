// Positions by chance, the same from the same seed. A test that uses them says so with
// INFO(seed_note()), so that a failure prints the seed; ADOUBE_TEST_SEED=N in the environment
// replaces it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/split_mix.h"
#include "rules/position.h"
#include "rules/variant.h"

namespace adoube {

[[nodiscard]] std::uint64_t test_seed();
[[nodiscard]] std::string seed_note();

// All positions of one game of at most `longest` plies, from the standard start or from one of
// the 960. Rare moves (castling, en passant, promotions) are taken oftener than their share.
[[nodiscard]] std::vector<Position> random_game(SplitMix64& random, Variant variant,
                                                int longest = 200);

// All positions of so many games.
[[nodiscard]] std::vector<Position> positions_of_random_games(SplitMix64& random, Variant variant,
                                                              int games);

// Pieces thrown on the board, reachable or not, with castling rights and en passant squares
// wherever they can be: any position that passes the audit.
[[nodiscard]] Position random_placement(SplitMix64& random);

}  // namespace adoube
