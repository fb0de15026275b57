#include <fmt/core.h>

#include <array>
#include <cstdio>

#include "arbiter/runtime/check_command.h"
#include "arbiter/runtime/command.h"
#include "arbiter/runtime/compliance_command.h"
#include "arbiter/runtime/games_command.h"
#include "arbiter/runtime/match_command.h"
#include "arbiter/runtime/play_command.h"
#include "arbiter/runtime/report_command.h"
#include "arbiter/runtime/serve_command.h"
#include "arbiter/runtime/session_command.h"
#include "arbiter/runtime/status_command.h"
#include "arbiter/runtime/watch_command.h"

namespace adoube::arbiter {

std::span<const Command> commands() {
    static constexpr std::array all{
        Command{"match", "plays a match or tournament between UCI engines", run_match},
        Command{"play", "plays a game at the terminal, with a person or an engine", run_play},
        Command{"session", "speaks the game protocol as JSON Lines, for a server or an app",
                run_session},
        Command{"serve", "serves a board in the browser: play, watch, resume", run_serve},
        Command{"check", "replays games and reports what is wrong with them", run_check},
        Command{"report", "says how the players of finished games stand, from any PGN files",
                run_report},
        Command{"watch", "follows the shards of a match and stops them when it is decided",
                run_watch},
        Command{"compliance", "asks an engine step by step whether it speaks UCI", run_compliance},
        Command{"status", "audits a position: status, legal moves, claims, faults", run_status},
        Command{"games", "lists, shows, exports, verifies and resumes stored games", run_games},
    };
    return all;
}

int complain(std::string_view what) {
    fmt::print(stderr, "arbiter: {}\n", what);
    return exit_bad_usage;
}

int complain(std::string_view what, const audit::Complaint& complaint, bool json) {
    if (json) fmt::print("{}\n", audit::as_json(complaint));
    return complain(what);
}

}  // namespace adoube::arbiter
