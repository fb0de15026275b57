#include "engine/search/judge.h"

#include <cstdlib>

#include "engine/evaluation/evaluation.h"
#include "engine_positions.h"
#include "support/random_positions.h"

using namespace adoube;
using namespace adoube::engine;

TEST_CASE("The start is even but for the move, by the network too", "[engine][judge]") {
    CHECK(std::abs(Judge().evaluate(Position::initial(), 0)) < 60);
}

TEST_CASE("Whoever is a piece ahead is better", "[engine][judge]") {
    const std::string_view without =
        GENERATE("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
                 "r1bqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
                 "4k3/pppp4/8/8/8/8/PPPP4/2R1K3 w - -", "4k3/pppp4/8/8/8/8/PPPP4/2N1K3 w - -");
    CAPTURE(without);
    CHECK(Judge().evaluate(position_of(without), 0) > 150);
}

TEST_CASE("It does not matter what was judged before", "[engine][judge]") {
    INFO(seed_note());
    SplitMix64 random(test_seed());
    Judge judge;
    for (const Position& position : positions_of_random_games(random, Variant::chess960, 10)) {
        const auto ply = static_cast<int>(random.below(max_ply + 1));
        REQUIRE(judge.evaluate(position, ply) == Judge().evaluate(position, 0));
    }
}

TEST_CASE("How a bare king is mated is left to the hand-written evaluation", "[engine][judge]") {
    for (const std::string_view fen :
         {"8/8/8/3k4/8/8/8/KBN5 w - - 0 1", "8/8/8/3K4/8/8/8/kqr5 w - - 0 1",
          "8/8/8/3k4/3P4/3K4/8/8 b - - 0 1"}) {
        CAPTURE(fen);
        CHECK(Judge().evaluate(position_of(fen), 0) == evaluate(position_of(fen)));
    }
}

TEST_CASE("Without progress an advantage fades", "[engine][judge]") {
    const Score fresh = Judge().evaluate(position_of("4k3/pppp4/8/8/8/8/PPPP4/2R1K3 w - - 0 1"), 0);
    const Score stale =
        Judge().evaluate(position_of("4k3/pppp4/8/8/8/8/PPPP4/2R1K3 w - - 90 99"), 0);
    CHECK(stale < fresh);
    CHECK(stale > 0);
}

// However much is on the board, that is no mate.
TEST_CASE("A board full of queens is no mate to the network", "[engine][judge]") {
    const std::string_view with_pawn =
        "7k/QQQQQQ1p/QQQQQQ2/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/KQQQQQQ1 b - - 0 1";
    for (const std::string_view fen : {full_of_queens, with_pawn}) {
        const Score score = Judge().evaluate(position_of(fen), 0);
        CHECK(score < -1'000);
        CHECK(score > -known_score);
    }
}
