// How many files the system lets the arbiter have open.
#pragma once

namespace adoube::arbiter {

// Whether so many boards can be played at a time; raises the soft limit of the process if it must.
[[nodiscard]] bool can_open_files_for(int boards, int engines);

// Raises the soft limit of the process as far as the system lets it.
void allow_all_open_files();

}  // namespace adoube::arbiter
