#include "tools/train/variation.h"

#include "rules/legal_moves.h"
#include "tools/support/quiet_position.h"

namespace adoube::train {

std::optional<Position> varied(const Position& position, SplitMix64& random) {
    constexpr std::uint64_t most_moves = 3;
    Position reached = position;
    for (std::uint64_t left = 1 + random.below(most_moves); left > 0; --left) {
        const MoveList moves = legal_moves(reached);
        if (moves.empty()) return std::nullopt;
        reached = reached.after(moves[random.below(moves.size())]);
    }
    if (!is_quiet_position(reached) || !has_legal_move(reached)) return std::nullopt;
    return reached;
}

}  // namespace adoube::train
