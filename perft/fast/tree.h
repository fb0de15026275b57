// The tree above the last two plies, counted by one thread.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "perft/fast/board.h"
#include "perft/fast/castling_paths.h"
#include "perft/fast/hash_keys.h"
#include "perft/hash_table.h"

namespace adoube::perft {

class Tree {
public:
    // For positions that descend from the one that the paths were made of. Without a table nothing
    // is remembered. Counting stops soon after `stop` becomes true.
    explicit Tree(const CastlingPaths& paths, HashTable* table = nullptr, unsigned key_set = 0,
                  const std::atomic<bool>* stop = nullptr);

    // The legal move sequences of `depth` plies, at least 1, with `turn` to move. Means nothing if
    // has_overflowed() or was_stopped() says so.
    [[nodiscard]] std::uint64_t count(const Board& board, Color turn, int depth);

    [[nodiscard]] bool has_overflowed() const { return overflowed_; }
    [[nodiscard]] bool was_stopped() const { return stopped_; }

private:
    // Counts of two plies come so often that they have a table of their own, small enough for the
    // cache of a core; an entry is simply replaced.
    struct NearEntry {
        std::uint64_t check = 0;
        std::uint64_t count = 0;
    };
    static constexpr std::size_t near_entries = std::size_t{1} << 16;

    template <Color us, bool castling>
    std::uint64_t count_deep(const Board& board, int depth);
    template <Color us, bool castling>
    std::uint64_t count_moves(const Board& board, int depth);
    template <Color us, bool castling>
    std::uint64_t count_near(const Board& board);
    template <Color us, bool castling>
    std::uint64_t count_remembered(const Board& board, int depth);
    [[nodiscard]] bool must_stop();

    const CastlingPaths& paths_;
    HashTable* table_;
    HashKeys keys_;
    const std::atomic<bool>* stop_;
    bool overflowed_ = false;
    bool stopped_ = false;
    std::vector<NearEntry> near_;
};

}  // namespace adoube::perft
