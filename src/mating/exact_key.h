// A position in 24 bytes, exactly: two positions have the same key if and only if they are the
// same in the sense of Article 9.2.3. A closure that rests on keys therefore proves something,
// which one that rests on hashes does not.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "rules/bitboard.h"
#include "rules/position.h"

namespace adoube::mating {

class ExactKey {
public:
    // The most men that fit.
    static constexpr int capacity = 32;

    // The position must have no more than `capacity` men.
    explicit ExactKey(const Position& position);

    // The position that the key was made of, with unknown counters.
    [[nodiscard]] Position position() const;
    [[nodiscard]] std::size_t hash() const;

    friend bool operator==(const ExactKey&, const ExactKey&) = default;

private:
    // Four bits a man in the order of the squares.
    Bitboard occupied_;
    std::array<std::uint64_t, 2> men_{};
};

}  // namespace adoube::mating
