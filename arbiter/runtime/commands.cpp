#include <array>

#include "arbiter/runtime/check_command.h"
#include "arbiter/runtime/command.h"
#include "arbiter/runtime/match_command.h"
#include "arbiter/runtime/session_command.h"
#include "arbiter/runtime/status_command.h"

namespace adoube::arbiter {

std::span<const Command> commands() {
    static constexpr std::array all{
        Command{"match", "plays a match or tournament between UCI engines", run_match},
        Command{"session", "speaks the game protocol as JSON Lines, for a server or an app",
                run_session},
        Command{"check", "replays games and reports what is wrong with them", run_check},
        Command{"status", "audits a position: status, legal moves, claims, faults", run_status},
    };
    return all;
}

}  // namespace adoube::arbiter
