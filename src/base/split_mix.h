// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014):
// small, good enough for keys and for drawing lots, and the same everywhere from the same seed.
#pragma once

#include <cassert>
#include <cstdint>

namespace adoube {

class SplitMix64 {
public:
    constexpr explicit SplitMix64(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9;
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB;
        return mixed ^ mixed >> 31;
    }

    // A number from 0 to bound - 1, each equally likely; bound must not be 0.
    constexpr std::uint64_t below(std::uint64_t bound) {
        assert(bound > 0);
        // The values under `excess` would make small results likelier than large ones.
        const std::uint64_t excess = (0 - bound) % bound;
        std::uint64_t drawn = next();
        while (drawn < excess) drawn = next();
        return drawn % bound;
    }

private:
    std::uint64_t state_;
};

}  // namespace adoube
