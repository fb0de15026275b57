// A dash for a mate: both colors play on by simple rewards, without looking back, until a move
// mates. Cheap, and in open positions it nearly always arrives; where it does not, nothing is
// proved.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/split_mix.h"
#include "rules/color.h"
#include "rules/move.h"
#include "rules/position.h"

namespace adoube::mating {

struct DashResult {
    std::optional<std::vector<Move>> helpmate;
    std::size_t nodes = 0;  // positions looked at
};

// How much chance has a say in the choice of moves.
enum class Whim : std::uint8_t { little, much };

// One dash of at most `longest` moves.
[[nodiscard]] DashResult dash_for_mate(const Position& start, Color winner, std::size_t longest,
                                       Whim whim, SplitMix64& random);

}  // namespace adoube::mating
