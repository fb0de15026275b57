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

    // To be taken a few times a second: they are how far `recent` looks back.
    void take_sample();
    // Since the sample before the last one.
    [[nodiscard]] std::chrono::microseconds recent() const;

    // Between two samples.
    [[nodiscard]] std::chrono::microseconds longest() const { return longest_; }
    // Up to the last sample.
    [[nodiscard]] std::chrono::microseconds total() const;

private:
    Descriptor file_;
    std::chrono::nanoseconds first_{};
    std::chrono::nanoseconds last_but_one_{};
    std::chrono::nanoseconds last_{};
    std::chrono::microseconds longest_{};
};

}  // namespace adoube::arbiter
