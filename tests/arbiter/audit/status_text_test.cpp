#include "arbiter/audit/status_text.h"

#include "arbiter/audit/lines.h"

namespace adoube::arbiter::audit {

TEST_CASE("A status reads as a board and lines", "[arbiter][audit]") {
    const auto line = line_from("4k3/8/8/8/8/8/8/4K2R w - - 99 90", "Rh2");
    const std::string text = as_text(line, status_of(line, {}), attempt(line, "e8e9"));
    for (const auto* const part :
         {"| k |", "FEN           4k3/8/8/8/8/8/7R/4K3 b - - 100 90\n",
          "status        DRAW_CLAIMABLE\n", "may claim     a draw (fiftyMove)\n",
          "moves (5)     Kd7 Ke7 Kf7 Kd8 Kf8\n",
          "occurrences   1, and what was before the start is unknown\n",
          "cannot mate   Black, by any legal moves\n", "not legal (notAMove)"})
        CHECK(text.find(part) != std::string::npos);
}

}  // namespace adoube::arbiter::audit
