// What the moves of the last ply are: the columns that perft tables are published with.
#pragma once

#include <atomic>
#include <cstdint>

#include "base/expected.h"
#include "perft/counter.h"
#include "rules/position.h"

namespace adoube::perft {

// Each move of the last ply counts in every line that fits it.
struct Statistics {
    std::uint64_t nodes = 0;
    std::uint64_t captures = 0;  // en passant included
    std::uint64_t en_passant = 0;
    std::uint64_t castles = 0;
    std::uint64_t promotions = 0;
    std::uint64_t checks = 0;             // of every sort
    std::uint64_t discovered_checks = 0;  // single checks by a piece that did not move
    std::uint64_t double_checks = 0;      // by two pieces
    std::uint64_t mates = 0;

    friend bool operator==(const Statistics&, const Statistics&) = default;
};

// Visits every leaf by the general move generator; depth is 0 to max_depth.
[[nodiscard]] Expected<Statistics, Unfinished> statistics(const Position& position, int depth,
                                                          const std::atomic<bool>* stop = nullptr);

}  // namespace adoube::perft
