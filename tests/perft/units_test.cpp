#include "perft/units.h"

#include <array>

#include "notation/fen.h"
#include "perft/checked_sum.h"
#include "support/catch.h"

namespace adoube::perft {

namespace {

[[nodiscard]] Position position_of(std::string_view text, Variant variant) {
    const auto read = fen::read_position(text, variant);
    REQUIRE(read);
    return read->position;
}

[[nodiscard]] std::uint64_t sum_of_units(const Position& root, int depth, std::size_t units) {
    const DividedCount division(root, depth, units);
    Counter counter;
    CheckedSum sum;
    for (std::size_t k = 0; k < division.unit_count(); ++k)
        sum.add(count_unit(counter, division.unit(k)).value());
    return sum.total().value();
}

}  // namespace

TEST_CASE("Equal positions are merged, their sequences are not lost", "[perft]") {
    // Positions and sequences after 1, 2 and 3 plies, as published (OEIS A083276 and A048987).
    struct Published {
        std::size_t positions;
        std::uint64_t sequences;
    };
    constexpr std::array<Published, 3> published{{{20, 20}, {400, 400}, {5362, 8902}}};
    for (int plies = 1; plies <= 3; ++plies) {
        const auto& [positions, sequences] = published[static_cast<std::size_t>(plies - 1)];
        // As many units as there are positions, so that it is divided so far and no further.
        const DividedCount division(Position::initial(), 3 + plies, positions);
        CHECK(division.depth() == 3);
        CHECK(division.position_count() == positions);
        std::uint64_t times = 0;
        for (std::size_t k = 0; k < division.unit_count(); ++k)
            for (const MergedPosition& each : division.unit(k).positions) times += each.times;
        CHECK(times == sequences);
    }
}

TEST_CASE("The units of a count sum up to it", "[perft]") {
    // Published counts.
    CHECK(sum_of_units(Position::initial(), 5, 1) == 4865609);
    CHECK(sum_of_units(Position::initial(), 5, 7) == 4865609);
    CHECK(sum_of_units(Position::initial(), 1, 100) == 20);
    const Position kiwipete = position_of(
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", Variant::standard);
    CHECK(sum_of_units(kiwipete, 4, 50) == 4085603);
    const Position chess960 = position_of(
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", Variant::chess960);
    CHECK(sum_of_units(chess960, 4, 30) == 326672);
}

TEST_CASE("A game that is over is one empty unit", "[perft]") {
    const Position mate = position_of("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", Variant::standard);
    CHECK(sum_of_units(mate, 5, 10) == 0);
}

TEST_CASE("Units are of about the same size, and none is lost", "[perft]") {
    const DividedCount division(Position::initial(), 8, 30);
    CHECK(division.unit_count() == 30);
    std::size_t positions = 0;
    for (std::size_t k = 0; k < division.unit_count(); ++k) {
        const std::size_t size = division.unit(k).positions.size();
        CHECK(size >= division.position_count() / 30);
        CHECK(size <= division.position_count() / 30 + 1);
        positions += size;
    }
    CHECK(positions == division.position_count());
}

TEST_CASE("A weighted count that does not fit into 64 bits is no count", "[perft]") {
    Counter counter;
    const Unit unit{1, {{Position::initial(), UINT64_MAX / 20 + 1}}};
    const auto nodes = count_unit(counter, unit);
    REQUIRE_FALSE(nodes);
    CHECK(nodes.error() == Unfinished::overflow);
}

}  // namespace adoube::perft
