#include "perft/counter.h"

#include "perft/checked_sum.h"
#include "perft/plain_counter.h"
#include "rules/legal_moves.h"

namespace adoube::perft {

class HashTable {};

Counter::Counter(const Settings& settings) : settings_(settings) {}
Counter::~Counter() = default;

Expected<std::uint64_t, Unfinished> Counter::count(const Position& position, int depth) {
    if (depth == 0) return std::uint64_t{1};
    const auto moves = divide(position, depth);
    if (!moves) return Failure{moves.error()};
    return total(*moves);
}

Expected<std::vector<MoveCount>, Unfinished> Counter::divide(const Position& position, int depth,
                                                             const OnMoveCounted& on_move_counted) {
    const PlainCounter counter(settings_.bulk ? LastPly::counted : LastPly::visited,
                               settings_.stop);
    std::vector<MoveCount> counts;
    for (const Move move : legal_moves(position)) {
        const auto nodes = counter.count(position.after(move), depth - 1);
        if (!nodes) return Failure{nodes.error()};
        counts.push_back({move, *nodes});
        if (on_move_counted) on_move_counted(counts.back());
    }
    return counts;
}

Expected<std::uint64_t, Unfinished> total(const std::vector<MoveCount>& moves) {
    CheckedSum sum;
    for (const MoveCount& move : moves) sum.add(move.nodes);
    return sum.total();
}

}  // namespace adoube::perft
