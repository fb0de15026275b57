#include "engine/bench.h"

#include "engine_positions.h"

using namespace adoube;
using namespace adoube::engine;

// The tests run in Debug and Release builds of both compilers; each must come to this number. It
// changes with every change of what the search does: take the new one from `adoube bench 16 1 6`.
TEST_CASE("The search takes the same nodes on every machine", "[engine][bench]") {
    Indifferent nobody;
    std::uint64_t nodes = 0;
    for (const std::string_view fen : bench_positions())
        nodes += bench_nodes(position_of(fen, Variant::chess960), bench_hash_megabytes, 6, nobody);
    CHECK(nodes == 22551);
}

TEST_CASE("A position without a legal move takes no nodes", "[engine][bench]") {
    Indifferent nobody;
    CHECK(bench_nodes(position_of("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), 1, 4, nobody) == 0);
}
