// Expected results from scores, for GUIs that want to show them.
#pragma once

#include "engine/score.h"
#include "uci/info.h"

namespace adoube::app {

// In thousandths that add up to 1000, for the side that the score is seen from. The curve is a
// convention, not a measurement: one pawn ahead is a game that is won or drawn equally often.
[[nodiscard]] uci::WinDrawLoss win_draw_loss(engine::Score score);

}  // namespace adoube::app
