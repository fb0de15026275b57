// What there is to see of a running game at one moment.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "arbiter/match/assessment.h"
#include "arbiter/match/referee.h"
#include "arbiter/match/schedule.h"
#include "game/time.h"
#include "rules/by_color.h"
#include "rules/position.h"

namespace adoube::arbiter {

struct LiveGame {
    Pairing pairing{};
    Position position = Position::initial();
    std::optional<Move> last_move{};
    std::string last_move_text{};                      // in SAN with its number, "12... Nf6+"
    ByColor<std::optional<game::Duration>> left{};     // absent without a clock
    ByColor<std::optional<Assessment>> assessments{};  // of the last move that each has found
    std::vector<int>
        scores{};  // of all moves that had one, as White sees it, see Assessment::value
};

[[nodiscard]] LiveGame look_at(const Pairing& pairing, const Referee& referee, game::Instant now);

}  // namespace adoube::arbiter
