// One value for each color.
#pragma once

#include "rules/color.h"

namespace adoube {

template <class T>
struct ByColor {
    T white{};
    T black{};

    [[nodiscard]] constexpr T& operator[](Color color) {
        return color == Color::white ? white : black;
    }
    [[nodiscard]] constexpr const T& operator[](Color color) const {
        return color == Color::white ? white : black;
    }

    friend constexpr bool operator==(const ByColor&, const ByColor&) = default;
};

template <class T>
[[nodiscard]] constexpr ByColor<T> same_for_both(T value) {
    return {value, value};
}

}  // namespace adoube
