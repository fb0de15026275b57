// Counting by the general move generator alone: slower than the counter proper, and nothing but
// the rules layer to trust. The counter proper is tested against it.
#pragma once

#include <atomic>
#include <cstdint>

#include "base/expected.h"
#include "perft/counter.h"
#include "rules/position.h"

namespace adoube::perft {

enum class LastPly : std::uint8_t {
    counted,  // the moves of the last ply are counted, not made
    visited,  // every leaf is made on the board
};

class PlainCounter {
public:
    explicit PlainCounter(LastPly last_ply, const std::atomic<bool>* stop = nullptr)
        : last_ply_(last_ply), stop_(stop) {}

    [[nodiscard]] Expected<std::uint64_t, Unfinished> count(const Position& position,
                                                            int depth) const;

private:
    LastPly last_ply_;
    const std::atomic<bool>* stop_;
};

}  // namespace adoube::perft
