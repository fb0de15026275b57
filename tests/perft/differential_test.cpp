#include "perft/differential.h"

#include "base/split_mix.h"
#include "notation/fen.h"
#include "support/catch.h"
#include "support/random_positions.h"

namespace adoube::perft {

namespace {

// With assertions the general generator checks itself at every move.
#ifdef NDEBUG
constexpr int game_count = 20;
constexpr int placement_count = 4000;
constexpr int rare_depth = 3;
#else
constexpr int game_count = 2;
constexpr int placement_count = 150;
constexpr int rare_depth = 2;
#endif

void check_same(const Position& position, int depth) {
    const auto found = difference(position, depth);
    if (!found) return;
    INFO(fen::write(position, fen::CastlingStyle::shredder, fen::EnPassantStyle::if_pseudo_legal));
    INFO("depth " << found->depth);
    CHECK(found->found == found->expected);
}

}  // namespace

TEST_CASE("The fast counter counts what the general generator counts", "[perft][differential]") {
    INFO(seed_note());
    SplitMix64 random(test_seed());
    for (const Variant variant : {Variant::standard, Variant::chess960})
        for (const Position& position : positions_of_random_games(random, variant, game_count))
            check_same(position, 2);
    for (int n = 0; n < placement_count; ++n) check_same(random_placement(random), 2);
}

// Positions in which the split of a move into leaving and arriving is not exact, or that no game
// leads to: each was once counted wrongly by some program.
TEST_CASE("Rare positions are counted rightly", "[perft]") {
    const auto* const text = GENERATE(
        // An en passant capture that interposes; one that uncovers a rook along the rank.
        "8/8/8/1k6/2pP4/8/5B2/4K3 b - d3", "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3",
        // Two knights give check; a pawn and a knight give check.
        "4k3/8/3N1N2/8/8/8/8/4K3 b - -", "4k3/3P4/3N4/8/8/8/8/4K3 b - -",
        // More men than a game can have.
        "6nk/6pp/QQQ5/QQQQ4/QQQ5/QQQQ4/QQQQ4/K7 w - -",
        "4k3/8/NNN5/NNNN4/8/8/PPPPPPPP/R3K2R w KQ -",
        // A rook behind the castling rook, hidden by it; and hidden by two men.
        "rr2k3/8/8/8/8/8/8/RrR1K3 w C -", "6k1/8/8/8/8/8/8/rRK4R w HB -",
        // Their king steps next to ours after castling.
        "8/8/8/8/8/6k1/8/2RKR3 w EC -", "8/8/8/8/4pP2/6k1/8/2KR3R w D -");
    const auto read = fen::read_position(text, Variant::chess960, fen::Strictness::lenient);
    INFO(text);
    REQUIRE(read);
    check_same(read->position, rare_depth);
}

}  // namespace adoube::perft
