// A sum of counts that notices when it no longer fits into 64 bits.
#pragma once

#include <cstdint>

#include "base/expected.h"
#include "perft/counter.h"

namespace adoube::perft {

class CheckedSum {
public:
    void add(std::uint64_t count) {
        sum_ += count;
        overflowed_ |= sum_ < count;
    }

    [[nodiscard]] Expected<std::uint64_t, Unfinished> total() const {
        if (overflowed_) return Failure{Unfinished::overflow};
        return sum_;
    }

private:
    std::uint64_t sum_ = 0;
    bool overflowed_ = false;
};

}  // namespace adoube::perft
