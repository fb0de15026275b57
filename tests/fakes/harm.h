// What a fake engine does to its process and to others when it misbehaves.
#pragma once

#include <chrono>

namespace adoube::fakes {

// It has inherited more than its standard input, output and error.
[[nodiscard]] bool has_more_than_three_files();

// Leaves a child that lives for ever in a session of its own, so that no signal to a process group
// finds it.
void leave_a_daemon();

// Stops its parent by a signal, and stands still meanwhile, as when the machine sleeps.
void stop_the_arbiter_for(std::chrono::milliseconds time);

[[noreturn]] void compute_for_ever();

// Takes more memory than it lets itself have.
[[noreturn]] void use_up_memory();

}  // namespace adoube::fakes
