// A value that changes from the middlegame to the endgame. Two numbers in one word, so that the
// evaluation adds both at once. Neither may leave -32,768 to 32,767.
#pragma once

#include <cstdint>

namespace adoube::engine {

class Tapered {
public:
    constexpr Tapered() = default;
    constexpr Tapered(int middlegame, int endgame)
        : packed_(static_cast<std::int32_t>(static_cast<std::uint32_t>(endgame) << 16) +
                  middlegame) {}

    [[nodiscard]] constexpr int middlegame() const {
        return static_cast<std::int16_t>(static_cast<std::uint16_t>(packed_));
    }
    // A negative low half has borrowed one from the high half; adding half a unit gives it back.
    [[nodiscard]] constexpr int endgame() const {
        return static_cast<std::int16_t>(
            static_cast<std::uint16_t>((static_cast<std::uint32_t>(packed_) + 0x8000U) >> 16));
    }

    constexpr Tapered& operator+=(Tapered other) {
        packed_ += other.packed_;
        return *this;
    }
    constexpr Tapered& operator-=(Tapered other) {
        packed_ -= other.packed_;
        return *this;
    }
    friend constexpr Tapered operator+(Tapered a, Tapered b) { return a += b; }
    friend constexpr Tapered operator-(Tapered a, Tapered b) { return a -= b; }
    friend constexpr Tapered operator*(Tapered value, int times) {
        value.packed_ *= times;
        return value;
    }
    friend constexpr bool operator==(Tapered, Tapered) = default;

private:
    std::int32_t packed_ = 0;
};

static_assert((Tapered{-3, 5} + Tapered{1, -9}) == Tapered{-2, -4});
static_assert((Tapered{-3, 5} * -2).middlegame() == 6 && (Tapered{-3, 5} * -2).endgame() == -10);

}  // namespace adoube::engine
