// Is there room for a mate at all, given where each man may ever stand?
#pragma once

#include "mating/reach.h"
#include "rules/color.h"

namespace adoube::mating {

// False only if no arrangement of the men within their reach is a mate by that color: wherever
// the other king may stand, either nothing can check him, or one of the squares around him can
// neither be attacked nor filled by a man of his own.
[[nodiscard]] bool has_mate_pattern(const Reach& reach, Color winner);

}  // namespace adoube::mating
