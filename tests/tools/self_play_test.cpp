#include "tools/train/self_play.h"

#include "engine/evaluation/evaluation.h"
#include "support/catch.h"
#include "tools/support/quiet_position.h"
#include "tools/train/variation.h"

namespace adoube::train {

namespace {

[[nodiscard]] PlayedGame first_game(std::uint64_t seed) {
    SelfPlay self_play(100, seed);
    for (int tries = 0; tries < 100; ++tries)
        if (auto game = self_play.play()) return *std::move(game);
    FAIL("a hundred openings, and none is fair");
    return {};
}

}  // namespace

TEST_CASE("A game goes on from a random opening and has quiet positions", "[tools][train]") {
    const PlayedGame game = first_game(1);
    CHECK(game.positions.size() > 10);
    CHECK((game.result >= -1 && game.result <= 1));
    for (const Judged& judged : game.positions) {
        CHECK_FALSE(judged.position.in_check());
        CHECK_FALSE(engine::is_decided(judged.score));
    }
}

// Not always: games of so few nodes have blunders, and captures are left out of what is kept.
TEST_CASE("The side that wins was mostly ahead at the end", "[tools][train]") {
    int ahead = 0;
    int behind = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const PlayedGame game = first_game(seed);
        if (game.result == 0 || game.positions.empty()) continue;
        const Judged& last = game.positions.back();
        const int for_white = last.position.turn() == Color::white ? last.score : -last.score;
        ++(for_white * game.result > 0 ? ahead : behind);
    }
    CHECK(ahead > 3 * behind);
    CHECK(ahead > 3);
}

TEST_CASE("The same seed plays the same games", "[tools][train]") {
    const PlayedGame one = first_game(4);
    const PlayedGame other = first_game(4);
    REQUIRE(one.positions.size() == other.positions.size());
    for (std::size_t n = 0; n < one.positions.size(); ++n) {
        CHECK(one.positions[n].position.key() == other.positions[n].position.key());
        CHECK(one.positions[n].score == other.positions[n].score);
    }
    CHECK(first_game(5).positions.front().position.key() != one.positions.front().position.key());
}

TEST_CASE("Variations are quiet and lead away", "[tools][train]") {
    SplitMix64 random(2);
    int found = 0;
    for (int n = 0; n < 100; ++n) {
        const auto position = varied(Position::initial(), random);
        if (!position) continue;
        ++found;
        CHECK(is_quiet_position(*position));
        CHECK(position->key() != Position::initial().key());
    }
    CHECK(found > 50);
}

}  // namespace adoube::train
