// How far apart two squares are for a king.
#pragma once

#include <algorithm>

#include "rules/square.h"

namespace adoube {

// The moves that a king needs from one square to the other on an empty board, 0 to 7.
[[nodiscard]] constexpr int steps_between(Square a, Square b) {
    const auto apart = [](std::size_t x, std::size_t y) {
        return static_cast<int>(x > y ? x - y : y - x);
    };
    return std::max(apart(index_of(file_of(a)), index_of(file_of(b))),
                    apart(index_of(rank_of(a)), index_of(rank_of(b))));
}
static_assert(steps_between(Square::a1, Square::c7) == 6);
static_assert(steps_between(Square::h8, Square::a7) == 7);

}  // namespace adoube
