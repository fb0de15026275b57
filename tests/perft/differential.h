// The fast counter against the general move generator, over positions by chance.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "perft/fast/tree.h"
#include "perft/plain_counter.h"
#include "rules/position.h"

namespace adoube::perft {

struct Difference {
    Position position;
    int depth = 0;
    std::uint64_t expected = 0;
    std::uint64_t found = 0;
};

// Compares the counts of depths 1 to `depth`; positions with more than `largest` sequences of
// two plies are compared to depth 2 only.
[[nodiscard]] inline std::optional<Difference> difference(const Position& position, int depth,
                                                          std::uint64_t largest = 20000) {
    const PlainCounter plain(LastPly::counted);
    const CastlingPaths paths(position);
    const Board board = board_of(position);
    Tree tree(paths);
    for (int ply = 1; ply <= depth; ++ply) {
        const std::uint64_t expected = plain.count(position, ply).value();
        const std::uint64_t found = tree.count(board, position.turn(), ply);
        if (found != expected) return Difference{position, ply, expected, found};
        if (ply == 2 && expected > largest) break;
    }
    return std::nullopt;
}

}  // namespace adoube::perft
