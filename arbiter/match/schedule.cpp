#include "arbiter/match/schedule.h"

#include "arbiter/match/fixed_schedule.h"
#include "arbiter/match/knockout_schedule.h"
#include "arbiter/match/swiss_schedule.h"

namespace adoube::arbiter {

std::unique_ptr<Schedule> Schedule::make(const MatchOptions& options, int players) {
    switch (options.tournament) {
        case TournamentKind::swiss: return std::make_unique<SwissSchedule>(options, players);
        case TournamentKind::knockout: return std::make_unique<KnockoutSchedule>(options, players);
        case TournamentKind::round_robin:
        case TournamentKind::gauntlet:
        case TournamentKind::pyramid: break;
    }
    return std::make_unique<FixedSchedule>(options, players);
}

}  // namespace adoube::arbiter
