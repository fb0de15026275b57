// What stands in for the cluster where MPI was not found when the program was built.
#include "perft/program/mpi_command.h"

namespace adoube::perft {

Expected<Cluster, Complaint> Cluster::join() {
    return Failure{Complaint{"this perft was built without MPI", "--mpi",
                             "one that was built where libopenmpi-dev is installed, or --units",
                             "withoutMpi", "--mpi"}};
}

Cluster::Cluster(Cluster&& other) noexcept = default;
Cluster::~Cluster() = default;

int run_mpi(const Options&, const MpiJob&, const Cluster&, const std::atomic<bool>&) { return 2; }

}  // namespace adoube::perft
