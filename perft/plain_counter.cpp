#include "perft/plain_counter.h"

#include "perft/checked_sum.h"
#include "rules/legal_moves.h"

namespace adoube::perft {

Expected<std::uint64_t, Unfinished> PlainCounter::count(const Position& position, int depth) const {
    if (depth == 0) return std::uint64_t{1};
    if (depth == 1 && last_ply_ == LastPly::counted) return count_legal_moves(position);
    if (stop_ != nullptr && stop_->load(std::memory_order_relaxed))
        return Failure{Unfinished::interrupted};
    CheckedSum sum;
    for (const Move move : legal_moves(position)) {
        const auto nodes = count(position.after(move), depth - 1);
        if (!nodes) return nodes;
        sum.add(*nodes);
    }
    return sum.total();
}

}  // namespace adoube::perft
