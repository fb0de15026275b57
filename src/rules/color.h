// The two colors and what depends on whose move it is.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace adoube {

enum class Color : std::uint8_t { white, black };

inline constexpr std::array<Color, 2> all_colors{Color::white, Color::black};

[[nodiscard]] constexpr std::size_t index_of(Color color) {
    return static_cast<std::size_t>(color);
}

[[nodiscard]] constexpr Color opponent(Color color) {
    return color == Color::white ? Color::black : Color::white;
}
static_assert(opponent(Color::black) == Color::white);

}  // namespace adoube
