// Keys of boards for the hash table.
//
// A key is computed from the whole board at once, not step by step: the words of the board are
// added to secret ones and multiplied in pairs, and the products are summed over 128 bits (the NH
// family of Black, Halevi, Krawczyk, Krovetz and Rogaway, "UMAC", 1999, in which two given texts
// collide with a probability of at most one in 2^64). Six multiplications cost less than looking
// up what a move changed, and another set of secret words gives an independent set of keys.
#pragma once

#include <array>
#include <cstdint>

#include "perft/fast/board.h"
#include "perft/hash_table.h"

namespace adoube::perft {

class HashKeys {
public:
    // The set of keys with that number.
    explicit HashKeys(unsigned key_set);

    // Also depends on who is to move and how many plies are to be counted.
    [[nodiscard]] HashKey of(const Board& board, Color turn, int depth) const;

private:
    static constexpr std::size_t word_count = 12;

    std::array<std::uint64_t, word_count> secret_{};
};

}  // namespace adoube::perft
