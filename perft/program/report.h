// Results as lines of text and as JSON.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <string>

#include "perft/counter.h"
#include "perft/statistics.h"

namespace adoube::perft {

// A whole number of nodes a second; 0 if it went too fast to tell.
[[nodiscard]] std::uint64_t nodes_a_second(std::uint64_t nodes, double seconds);

// "depth 6  nodes 119060324  seconds 0.025  nps 4762412960"
[[nodiscard]] std::string count_line(int depth, std::uint64_t nodes, double seconds);

// "captures 82719  en passant 258 …"
[[nodiscard]] std::string statistics_line(const Statistics& statistics);

// Adds "captures", "enPassant" … to an object.
void add_statistics(boost::json::object& object, const Statistics& statistics);

// Why there is no total, for people: "the count does not fit into 64 bits".
[[nodiscard]] std::string describe(Unfinished reason);

}  // namespace adoube::perft
