#include <array>

#include "arbiter/runtime/command.h"
#include "arbiter/runtime/match_command.h"

namespace adoube::arbiter {

std::span<const Command> commands() {
    static constexpr std::array all{
        Command{"match", "plays a match or tournament between UCI engines", run_match},
    };
    return all;
}

}  // namespace adoube::arbiter
