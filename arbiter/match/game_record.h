// A finished game of a match, with all that is told about it.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "arbiter/match/conclusion.h"
#include "arbiter/match/referee.h"
#include "arbiter/match/schedule.h"
#include "game/time_control.h"
#include "rules/by_color.h"

namespace adoube::arbiter {

struct GameRecord {
    Pairing pairing{};
    int round_of = 0;  // which game of its round this is, from 1
    ByColor<std::string> names{};
    ByColor<game::TimeControl> time{};
    Variant variant = Variant::standard;
    Position start = Position::initial();
    std::vector<Move> moves{};
    std::size_t opening_plies = 0;
    std::vector<ThoughtMove> thoughts{};  // of the moves after the opening
    Conclusion conclusion{};
    // The calendar, for tags only.
    std::chrono::sys_seconds started{};
    std::chrono::sys_seconds ended{};
};

}  // namespace adoube::arbiter
