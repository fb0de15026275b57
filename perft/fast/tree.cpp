#include "perft/fast/tree.h"

#include "perft/fast/count_two_plies.h"
#include "perft/fast/one_ply.h"

namespace adoube::perft {

Tree::Tree(const CastlingPaths& paths, HashTable* table, unsigned key_set,
           const std::atomic<bool>* stop)
    : paths_(paths), table_(table), keys_(key_set), stop_(stop) {
    if (table_ != nullptr) near_.resize(near_entries);
}

bool Tree::must_stop() {
    stopped_ |= stop_ != nullptr && stop_->load(std::memory_order_relaxed);
    return stopped_ || overflowed_;
}

template <Color us, bool castling>
std::uint64_t Tree::count_deep(const Board& board, int depth) {
    if (depth == 1) return static_cast<std::uint64_t>(count_one_ply<us, castling>(board, paths_));
    if (depth == 2)
        return table_ == nullptr ? count_two_plies<us, castling>(board, paths_)
                                 : count_near<us, castling>(board);
    return table_ == nullptr ? count_moves<us, castling>(board, depth)
                             : count_remembered<us, castling>(board, depth);
}

template <Color us, bool castling>
std::uint64_t Tree::count_moves(const Board& board, int depth) {
    if (must_stop()) return 0;
    std::uint64_t sum = 0;
    for_each_move<us, castling>(board, paths_, [&](const Board& next) {
        const std::uint64_t count = castling && next.castling_rooks.any()
                                        ? count_deep<opponent(us), true>(next, depth - 1)
                                        : count_deep<opponent(us), false>(next, depth - 1);
        overflowed_ |= __builtin_add_overflow(sum, count, &sum);
    });
    return sum;
}

template <Color us, bool castling>
std::uint64_t Tree::count_near(const Board& board) {
    const HashKey key = keys_.of(board, us, 2);
    NearEntry& entry = near_[key.index % near_entries];
    if (entry.check != key.check) entry = {key.check, count_two_plies<us, castling>(board, paths_)};
    return entry.count;
}

template <Color us, bool castling>
std::uint64_t Tree::count_remembered(const Board& board, int depth) {
    const HashKey key = keys_.of(board, us, depth);
    if (const auto count = table_->find(key)) return *count;
    const std::uint64_t count = count_moves<us, castling>(board, depth);
    if (!stopped_ && !overflowed_) table_->store(key, count, depth);
    return count;
}

std::uint64_t Tree::count(const Board& board, Color turn, int depth) {
    const bool castling = board.castling_rooks.any();
    if (turn == Color::white)
        return castling ? count_deep<Color::white, true>(board, depth)
                        : count_deep<Color::white, false>(board, depth);
    return castling ? count_deep<Color::black, true>(board, depth)
                    : count_deep<Color::black, false>(board, depth);
}

}  // namespace adoube::perft
