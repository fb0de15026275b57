// A count in units as files: made, counted one by one wherever there is time, and joined.
#pragma once

#include <atomic>

#include "perft/program/options.h"

namespace adoube::perft {

// perft DEPTH [FEN] --units DIR: writes the units of a count into a new or empty folder. The exit
// status: 0, or 2 if they cannot be written.
[[nodiscard]] int run_make_units(const Options& options, const MakeUnitsJob& job);

// perft --run-unit FILE: counts a unit and writes the result beside it, at once or not at all. A
// unit whose result is there already is not counted again. The exit status: 0, 1 if the count
// overflowed or was interrupted, 2 if the file is no unit or the result cannot be written.
[[nodiscard]] int run_unit(const Options& options, const RunUnitJob& job,
                           const std::atomic<bool>& stop);

// perft --join DIR: sums the results in a folder. The exit status: 0, 1 if results are missing or
// the sum overflows, 2 if they are not those of one count.
[[nodiscard]] int run_join(const Options& options, const JoinJob& job);

}  // namespace adoube::perft
