// perft DEPTH [FEN] --mpi: a count by all processes of a cluster, units dealt out as they ask.
#pragma once

#include <atomic>

#include "perft/program/cluster.h"
#include "perft/program/options.h"

namespace adoube::perft {

// The exit status, the same on all ranks: 0, 1 if the count overflowed or was interrupted, 2 if
// the journal cannot be used. Throws std::bad_alloc on all ranks if one lacks memory.
[[nodiscard]] int run_mpi(const Options& options, const MpiJob& job, const Cluster& cluster,
                          const std::atomic<bool>& stop);

}  // namespace adoube::perft
