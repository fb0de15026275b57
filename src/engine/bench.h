// A fixed amount of searching whose number of nodes tells whether the search has changed, and
// whose time tells how fast it is. The number is the same with every compiler and build type.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/search/search.h"

namespace adoube::engine {

inline constexpr std::size_t bench_hash_megabytes = 16;
inline constexpr int bench_depth = 12;

// Positions of all phases, in both variants, as FENs.
[[nodiscard]] std::span<const std::string_view> bench_positions();

// Never stops a search and hears nothing.
class Indifferent : public Supervisor {
public:
    [[nodiscard]] bool should_stop(std::uint64_t) override { return false; }
    [[nodiscard]] bool should_deepen(const Iteration&) override { return true; }
    void on_report(const Report&) override {}
    void on_root_move(int, Move, int) override {}
};

// Searches one position to the depth with a search and a table that have seen nothing; the nodes
// that it took. A position without a legal move takes none.
[[nodiscard]] std::uint64_t bench_nodes(const Position& position, std::size_t megabytes, int depth,
                                        Supervisor& supervisor);

}  // namespace adoube::engine
