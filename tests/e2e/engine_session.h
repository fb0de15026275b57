// What is asked of the engine again and again in conversations with it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "program_session.h"

namespace adoube {

// Where the engine is.
inline const std::string program = std::string(ADOUBE_PROGRAMS) + "/adoube";

// The move after `bestmove`.
[[nodiscard]] std::string best_move(ProgramSession& engine);

[[nodiscard]] bool is_ready(ProgramSession& engine);

// True if the program says nothing of that kind before it says that it is ready.
[[nodiscard]] bool keeps_silent_about(ProgramSession& engine, std::string_view beginning);

[[nodiscard]] bool any_begins(const std::vector<std::string>& lines, std::string_view beginning);

}  // namespace adoube
