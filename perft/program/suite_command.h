// perft --suite FILE: counts every position of a suite and compares.
#pragma once

#include <atomic>

#include "perft/program/options.h"

namespace adoube::perft {

// The exit status: 0 if all counts are as known, 1 if one differs or it was interrupted, 2 if the
// file cannot be used.
[[nodiscard]] int run_suite(const Options& options, const SuiteJob& job,
                            const std::atomic<bool>& stop);

}  // namespace adoube::perft
