// The processes that mpirun starts together, each with a rank from 0. Rank 0 speaks for all.
#pragma once

#include "base/expected.h"
#include "perft/program/complaint.h"

namespace adoube::perft {

class Cluster {
public:
    // Joins the others; once in a process. A complaint if the program was built without MPI.
    [[nodiscard]] static Expected<Cluster, Complaint> join();
    // Waits for the others to leave as well.
    ~Cluster();
    Cluster(Cluster&& other) noexcept;
    Cluster& operator=(Cluster&&) = delete;

    [[nodiscard]] int rank() const { return rank_; }
    [[nodiscard]] int size() const { return size_; }
    [[nodiscard]] bool speaks() const { return rank_ == 0; }

private:
    Cluster(int rank, int size) : rank_(rank), size_(size) {}

    int rank_ = 0;
    int size_ = 1;
    bool joined_ = true;
};

}  // namespace adoube::perft
