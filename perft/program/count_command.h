// perft DEPTH [FEN]: counts one position and prints what came out.
#pragma once

#include <atomic>

#include "perft/program/options.h"

namespace adoube::perft {

// The exit status: 0, or 1 if the count overflowed, was interrupted or was not verified.
[[nodiscard]] int run_count(const Options& options, const CountJob& job,
                            const std::atomic<bool>& stop);

}  // namespace adoube::perft
