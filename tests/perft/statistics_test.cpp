#include "perft/statistics.h"

#include "notation/fen.h"
#include "support/catch.h"

namespace adoube::perft {

namespace {

Statistics of(std::string_view text, int depth) {
    const auto read = fen::read_position(text, Variant::standard, fen::Strictness::lenient);
    REQUIRE(read);
    return statistics(read->position, depth).value();
}

}  // namespace

// All counts as published in the Chess Programming Wiki ("Perft Results").
TEST_CASE("The kinds of moves have their published counts", "[perft]") {
    CHECK(of(fen::standard_start, 4) ==
          Statistics{.nodes = 197281, .captures = 1576, .checks = 469, .mates = 8});
    CHECK(of("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -", 3) ==
          Statistics{.nodes = 97862,
                     .captures = 17102,
                     .en_passant = 45,
                     .castles = 3162,
                     .checks = 993,
                     .mates = 1});
    CHECK(of("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", 4) == Statistics{.nodes = 43238,
                                                                       .captures = 3348,
                                                                       .en_passant = 123,
                                                                       .checks = 1680,
                                                                       .discovered_checks = 106,
                                                                       .mates = 17});
}

TEST_CASE("Promotions and double checks are counted", "[perft]") {
    // The knight's moves uncover the rook; from d6 and f6 it checks too.
    const Statistics found = of("3qk3/8/8/8/4N3/8/8/K3R3 w - -", 1);
    CHECK(found.double_checks == 2);
    CHECK(found.discovered_checks == 6);
    CHECK(found.checks == 8);
    CHECK(of("3n3k/4P3/8/8/8/8/8/K7 w - -", 1).promotions == 8);
    CHECK(of(fen::standard_start, 0).nodes == 1);
}

}  // namespace adoube::perft
