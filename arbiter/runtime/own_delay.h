// How long the arbiter itself was kept waiting for a processor although there was something to do:
// on a busy machine it has to, like everybody. The system counts that; where it does not (Linux
// without scheduler statistics), the answer is zero.
#pragma once

#include <chrono>

#include "arbiter/process/descriptor.h"

namespace adoube::arbiter {

class OwnDelay {
public:
    // Of the thread that makes it.
    OwnDelay();

    // Since it was asked last, or made.
    [[nodiscard]] std::chrono::microseconds since_last();

    // Of all answers.
    [[nodiscard]] std::chrono::microseconds longest() const { return longest_; }
    [[nodiscard]] std::chrono::microseconds total() const { return total_; }

private:
    Descriptor file_;
    std::chrono::nanoseconds last_{};
    std::chrono::microseconds longest_{};
    std::chrono::microseconds total_{};
};

}  // namespace adoube::arbiter
