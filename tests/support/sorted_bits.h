// Moves in an order of their own, to compare lists that come in different orders.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "rules/move.h"

namespace adoube {

template <class Moves>
[[nodiscard]] std::vector<std::uint16_t> sorted_bits(const Moves& moves) {
    std::vector<std::uint16_t> bits;
    for (const Move move : moves) bits.push_back(move.bits());
    std::sort(bits.begin(), bits.end());
    return bits;
}

}  // namespace adoube
