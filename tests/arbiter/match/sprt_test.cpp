#include "arbiter/match/sprt.h"

#include "support/catch.h"

namespace adoube::arbiter {
namespace {

[[nodiscard]] Sprt sprt(EloModel model, double elo0, double elo1) {
    return Sprt{{elo0, elo1, 0.05, 0.05, model}};
}

[[nodiscard]] Tally of_pairs(const std::array<int, 5>& pairs) {
    Tally tally;
    tally.pairs = pairs;
    return tally;
}

// The results and ratios below were published with changes to engines that had been tested on
// fishtest and on servers made after it; they are given there with two decimals.
constexpr double rounding = 0.006;

}  // namespace

TEST_CASE("The ratio of a test for normalized Elo is the published one", "[arbiter][sprt]") {
    const auto ratio = [](double elo0, double elo1, const std::array<int, 5>& pairs) {
        return sprt(EloModel::normalized, elo0, elo1).log_likelihood_ratio(of_pairs(pairs));
    };
    // Stockfish, pull request 4493
    CHECK(ratio(0.5, 2.5, {24, 7350, 23669, 7717, 28}) == Approx(2.94).margin(rounding));
    CHECK(ratio(0, 2, {2002, 72968, 180891, 74129, 2034}) == Approx(3.22).margin(rounding));
    // Monty, pull request 66
    CHECK(ratio(0, 4, {434, 4052, 8304, 4206, 492}) == Approx(3.00).margin(rounding));
    // Lizard, pull request 68
    CHECK(ratio(0, 3, {126, 3369, 7449, 3572, 147}) == Approx(2.95).margin(rounding));
}

TEST_CASE("The ratio of a test for logistic Elo is the published one", "[arbiter][sprt]") {
    const auto ratio = [](double elo0, double elo1, const std::array<int, 5>& pairs) {
        return sprt(EloModel::logistic, elo0, elo1).log_likelihood_ratio(of_pairs(pairs));
    };
    // Stockfish, pull request 2493
    CHECK(ratio(-1, 3, {424, 2948, 5832, 3045, 460}) == Approx(2.94).margin(rounding));
    CHECK(ratio(0, 2, {1284, 17437, 55536, 18085, 1292}) == Approx(2.94).margin(rounding));
    // Stockfish, pull request 3209
    CHECK(ratio(-0.25, 1.25, {253, 4282, 17604, 4431, 286}) == Approx(2.94).margin(rounding));
}

// From the formula of BayesElo, computed apart: with half a game of each result added, the draw
// Elo is 147.925 in the first sample and 194.868 in the second.
TEST_CASE("The ratio of a test for BayesElo is that of its formula", "[arbiter][sprt]") {
    const auto ratio = [](double elo1, int wins, int losses, int draws) {
        return sprt(EloModel::bayesian, 0, elo1).log_likelihood_ratio({wins, losses, draws});
    };
    CHECK(ratio(5, 100, 80, 120) == Approx(0.366986).margin(1e-6));
    CHECK(ratio(10, 1500, 1400, 3000) == Approx(1.609183).margin(1e-6));
    CHECK(ratio(5, 1, 0, 0) == Approx(0.017753).margin(1e-6));
    CHECK(ratio(5, 0, 0, 9) == Approx(-0.000338).margin(1e-6));
}

TEST_CASE("A test of games does not look at pairs", "[arbiter][sprt]") {
    Tally tally{30, 20, 50};
    const Sprt games{{0, 5, 0.05, 0.05, EloModel::logistic, false}};
    const double ratio = games.log_likelihood_ratio(tally);
    tally.pairs = {0, 10, 20, 20, 0};
    CHECK(games.log_likelihood_ratio(tally) == ratio);
    CHECK(sprt(EloModel::logistic, 0, 5).log_likelihood_ratio(tally) != Approx(ratio));
}

TEST_CASE("The bounds are those of Wald's test", "[arbiter][sprt]") {
    // ln(0.05 / 0.95) and ln(0.95 / 0.05)
    CHECK(sprt(EloModel::normalized, 0, 5).lower_bound() == Approx(-2.9444).margin(1e-4));
    CHECK(sprt(EloModel::normalized, 0, 5).upper_bound() == Approx(2.9444).margin(1e-4));
}

TEST_CASE("A hypothesis is accepted when the ratio reaches its bound", "[arbiter][sprt]") {
    const Sprt test = sprt(EloModel::normalized, 0, 2);
    CHECK(test.accepted(of_pairs({2002, 72968, 180891, 74129, 2034})) == Hypothesis::h1);
    CHECK(test.accepted(of_pairs({2034, 74129, 180891, 72968, 2002})) == Hypothesis::h0);
    CHECK(test.accepted(of_pairs({0, 1, 6, 3, 0})) == std::nullopt);
}

TEST_CASE("A sample that says nothing has a finite ratio", "[arbiter][sprt]") {
    for (const EloModel model : {EloModel::normalized, EloModel::logistic, EloModel::bayesian}) {
        const Sprt test = sprt(model, 0, 5);
        CHECK(test.log_likelihood_ratio(Tally{}) == 0);
        for (const std::array<int, 5>& pairs :
             {std::array{0, 0, 7, 0, 0}, std::array{9, 0, 0, 0, 0}, std::array{0, 0, 0, 0, 1}}) {
            const double ratio = test.log_likelihood_ratio(of_pairs(pairs));
            CHECK(ratio > -100);
            CHECK(ratio < 100);
        }
    }
}

}  // namespace adoube::arbiter
