// A color as sentences name it.
#pragma once

#include <string_view>

#include "rules/color.h"

namespace adoube {

[[nodiscard]] constexpr std::string_view name_of_color(Color color) {
    return color == Color::white ? "White" : "Black";
}

}  // namespace adoube
