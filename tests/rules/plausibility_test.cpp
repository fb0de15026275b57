#include "rules/plausibility.h"

#include "support/catch.h"
#include "support/drawn.h"
#include "support/positions.h"
#include "support/random_positions.h"

namespace adoube {

TEST_CASE("Surplus pawns and pieces are implausible, promoted ones only without pawns to spare",
          "[rules][plausibility]") {
    const Position nine_pawns = position_of(placed(R"(
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        P . . . . . . .
        P P P P P P P P
        . . . . K . . .)"));
    CHECK(implausible_facts(nine_pawns) ==
          std::vector<ImplausibleFact>{{Implausibility::too_many_pawns, Color::white}});

    const Position three_knights_eight_pawns = position_of(placed(R"(
        . . n . k n n .
        p p p p p p p p
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .)"));
    CHECK(implausible_facts(three_knights_eight_pawns) ==
          std::vector<ImplausibleFact>{{Implausibility::too_many_promoted, Color::black}});

    const Position two_light_bishops_seven_pawns = position_of(placed(R"(
        . . b . k . . .
        . b . p p p p p
        . . . . p . p .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .)"));
    CHECK(implausible_facts(two_light_bishops_seven_pawns).empty());
    CHECK(implausible_facts(Position::initial()).empty());
}

TEST_CASE("Three checkers cannot arise", "[rules][plausibility]") {
    CHECK(is_impossible_check(position_of(placed(R"(
        . . . . k . . .
        . . . . . . . .
        . . . N . . N .
        . B . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . R K . .)",
                                                 Color::black))));
}

TEST_CASE("Two rooks on one line cannot both have come to give check", "[rules][plausibility]") {
    CHECK(is_impossible_check(position_of(placed(R"(
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . R . . k . R .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . K . .)",
                                                 Color::black))));
}

TEST_CASE("A double check by discovery can arise", "[rules][plausibility]") {
    CHECK_FALSE(is_impossible_check(position_of(placed(R"(
        . . . . k . . .
        . . . . . . . .
        . . . . . N . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . R K . .)",
                                                       Color::black))));
}

TEST_CASE("A check that a double step cannot have given is impossible", "[rules][plausibility]") {
    Setup setup = placed(R"(
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . k . . . . . .
        . . . P p . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K Q . .)",
                         Color::black);
    CHECK_FALSE(is_impossible_check(position_of(setup)));
    setup.en_passant = Square::d3;
    CHECK(is_impossible_check(position_of(setup)));
}

TEST_CASE("No check that comes up in a game is impossible", "[rules][plausibility]") {
    INFO(seed_note());
    SplitMix64 random(test_seed());
    int checks = 0;
    for (const Variant variant : {Variant::standard, Variant::chess960})
        for (const Position& position : positions_of_random_games(random, variant, 20)) {
            if (position.in_check()) ++checks;
            REQUIRE(implausible_facts(position).empty());
        }
    CHECK(checks > 100);
}

}  // namespace adoube
