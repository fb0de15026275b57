// Perft: the number of legal move sequences of a given length. Authors of move generators check
// and time their programs against it.
//
//     perft::Counter counter({.threads = 2, .hash_megabytes = 1024});
//     const auto nodes = counter.count(position, 6);
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "base/expected.h"
#include "rules/move.h"
#include "rules/position.h"

namespace adoube::perft {

inline constexpr int max_depth = 255;

struct Settings {
    unsigned threads = 1;
    // The size of the table that remembers counts of positions met again; 0: nothing is
    // remembered. A remembered total is wrong with the (tiny) probability of a key collision.
    std::size_t hash_megabytes = 0;
    // Which of the two independent sets of keys the table uses, 0 or 1: totals that agree under
    // both are not the work of a collision.
    unsigned key_set = 0;
    // Without bulk counting every leaf is visited: made on the board and counted as one.
    bool bulk = true;
    // Counting stops soon after this becomes true; it must outlive the counter.
    const std::atomic<bool>* stop = nullptr;
};

// Why there is no total.
enum class Unfinished : std::uint8_t {
    overflow,     // it does not fit into 64 bits
    interrupted,  // Settings::stop became true
};

// A legal move and the number of sequences that begin with it.
struct MoveCount {
    Move move;
    std::uint64_t nodes = 0;

    friend bool operator==(const MoveCount&, const MoveCount&) = default;
};

// Told of every root move when all of it has been counted, in the order in which they are
// finished and never by two threads at once.
using OnMoveCounted = std::function<void(const MoveCount&)>;

class HashTable;

class Counter {
public:
    // Takes the memory of the table; throws std::bad_alloc if there is not enough.
    explicit Counter(const Settings& settings = {});
    ~Counter();
    Counter(const Counter&) = delete;
    Counter& operator=(const Counter&) = delete;

    // The legal move sequences of `depth` plies, 0 to max_depth; there is one of length 0.
    [[nodiscard]] Expected<std::uint64_t, Unfinished> count(const Position& position, int depth);

    // The same for each legal move of the position, in the order of legal_moves(); depth is at
    // least 1.
    [[nodiscard]] Expected<std::vector<MoveCount>, Unfinished> divide(
        const Position& position, int depth, const OnMoveCounted& on_move_counted = {});

private:
    Settings settings_;
    std::unique_ptr<HashTable> table_;
};

// The sum of all counts.
[[nodiscard]] Expected<std::uint64_t, Unfinished> total(const std::vector<MoveCount>& moves);

}  // namespace adoube::perft
