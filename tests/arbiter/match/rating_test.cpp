#include "arbiter/match/rating.h"

#include <cmath>

#include "support/catch.h"

namespace adoube::arbiter {

TEST_CASE("The rating of a published sample is the published one", "[arbiter][rating]") {
    Tally tally;
    tally.wins = 3;
    tally.losses = 1;
    tally.draws = 16;
    tally.pairs = {0, 1, 6, 3, 0};
    const Rating rating = rate(tally);
    // As another runner prints it for the same games.
    CHECK(rating.elo->value == Approx(34.86).margin(0.006));
    CHECK(*rating.elo->error == Approx(66.06).margin(0.006));
    CHECK(rating.normalized_elo->value == Approx(81.89).margin(0.006));
    CHECK(*rating.normalized_elo->error == Approx(152.27).margin(0.006));
    CHECK(100 * rating.likelihood_of_superiority == Approx(85.41).margin(0.006));
}

TEST_CASE("Single games are rated by wins, draws and losses", "[arbiter][rating]") {
    Tally tally;
    tally.wins = 30;
    tally.losses = 10;
    tally.draws = 60;
    const Rating rating = rate(tally);
    // By hand: score 0.6, Elo 400 log10(0.6 / 0.4) = 70.437; variance 0.3 · 0.16 + 0.6 · 0.01 +
    // 0.1 · 0.36 = 0.09, so the mean has the deviation 0.03 and lies 3.333 of them above ½.
    CHECK(rating.elo->value == Approx(70.437).margin(0.001));
    CHECK(rating.normalized_elo->value == Approx(0.1 / 0.3 * 347.4356).margin(0.001));
    CHECK(rating.likelihood_of_superiority == Approx(0.99957).margin(1e-5));
}

TEST_CASE("Degenerate samples have no number that is none", "[arbiter][rating]") {
    CHECK(!rate(Tally{}).elo);
    CHECK(rate(Tally{}).likelihood_of_superiority == 0.5);

    Tally only_wins;
    only_wins.wins = 5;
    CHECK(!rate(only_wins).elo);
    CHECK(rate(only_wins).likelihood_of_superiority == 1);

    Tally only_draws;
    only_draws.draws = 5;
    CHECK(rate(only_draws).elo->value == 0);
    CHECK(rate(only_draws).likelihood_of_superiority == 0.5);
}

TEST_CASE("Elo and score are each other's inverse", "[arbiter][rating]") {
    CHECK(expected_score(0) == 0.5);
    CHECK(expected_score(400) == Approx(10.0 / 11));
    CHECK(elo_of_score(10.0 / 11) == Approx(400));
    CHECK_FALSE(std::signbit(elo_of_score(0.5)));
}

}  // namespace adoube::arbiter
