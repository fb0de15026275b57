#include "rules/setup_attacks.h"

#include "rules/position.h"
#include "support/catch.h"
#include "support/drawn.h"
#include "support/pieces.h"
#include "support/random_positions.h"

namespace adoube {

using enum Square;

// Nobody has a king here: it is a set-up that no game can be played on from.
TEST_CASE("Attacks on a set-up without kings", "[rules][setup]") {
    constexpr Setup setup = placed(R"(
        . . . . . . . .
        . . . . . . . .
        . . p . . . . .
        . . . N . . . .
        . . . . . . . .
        . . . R . p . .
        . . . . . . . .
        . . . . . . . .)");
    CHECK(occupied_squares(setup) == Bitboard{c6, d5, d3, f3});
    CHECK(squares_of(setup, Color::black) == Bitboard{c6, f3});
    CHECK(squares_of(setup, white_rook) == Bitboard{d3});
    CHECK(attacks_from(setup, c6) == Bitboard{b5, d5});
    CHECK(attacks_from(setup, d3) == drawn(R"(
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . x . . . .
        . . . x . . . .
        x x x . x x . .
        . . . x . . . .
        . . . x . . . .)"));
    CHECK(attackers(setup, d5, Color::white) == Bitboard{d3});
    CHECK(attackers(setup, d5, Color::black) == Bitboard{c6});
    CHECK(attackers(setup, e3, Color::white) == Bitboard{d3, d5});
    CHECK(attackers(setup, h3, Color::white).empty());
}

TEST_CASE("A set-up has the attackers of its position", "[rules][setup]") {
    INFO(seed_note());
    SplitMix64 random(test_seed());
    for (int round = 0; round < 50; ++round) {
        const Position position = random_placement(random);
        const Setup setup = position.setup();
        for (const Square square : Bitboard::all())
            for (const Color color : all_colors)
                CHECK(attackers(setup, square, color) ==
                      position.attackers(square, color, position.occupied()));
    }
}

}  // namespace adoube
