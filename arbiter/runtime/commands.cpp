#include "arbiter/runtime/command.h"

namespace adoube::arbiter {

std::span<const Command> commands() { return {}; }

}  // namespace adoube::arbiter
