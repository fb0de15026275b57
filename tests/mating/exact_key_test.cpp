#include "mating/exact_key.h"

#include "notation/fen.h"
#include "support/catch.h"
#include "support/random_positions.h"

namespace adoube::mating {

TEST_CASE("A key gives its position back, in both variants", "[mating]") {
    INFO(seed_note());
    SplitMix64 random(test_seed());
    for (const Variant variant : {Variant::standard, Variant::chess960})
        for (const Position& position : positions_of_random_games(random, variant, 4)) {
            INFO(fen::write(position));
            CHECK(ExactKey(position).position().same_as(position));
        }
}

TEST_CASE("Turn, castling rights and a legal capture en passant are part of the key", "[mating]") {
    const auto key = [](const char* text) { return ExactKey(fen::read_position(text)->position); };
    CHECK(key("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1") !=
          key("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1"));
    CHECK(key("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1") !=
          key("r3k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1"));
    CHECK(key("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1") != key("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1"));
    CHECK(key("4k3/8/8/8/8/8/8/4K3 w - - 7 30") == key("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
}

}  // namespace adoube::mating
