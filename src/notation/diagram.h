// A position as people see it on a console.
#pragma once

#include <string>

#include "rules/color.h"
#include "rules/position.h"

namespace adoube {

// The board in a frame of plain characters with files and ranks at its edges, `bottom`'s pieces
// below; every line ends with a line break.
[[nodiscard]] std::string diagram(const Position& position, Color bottom = Color::white);

}  // namespace adoube
