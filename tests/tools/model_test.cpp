#include "tools/tune/model.h"

#include <cmath>

#include "support/catch.h"

namespace adoube::tune {

namespace {

// A middlegame position in which one weight counts so often.
[[nodiscard]] Sample sample(std::int16_t times, float result) {
    Sample made{result, 1.0F};
    made.counts.push_back({0, times});
    return made;
}

[[nodiscard]] Sample sample_worth(double evaluation, double steepness) {
    Sample made{static_cast<float>(1.0 / (1.0 + std::exp(-steepness * evaluation)))};
    made.rest = static_cast<float>(evaluation);
    return made;
}

}  // namespace

TEST_CASE("The standard weights come through the tuner unchanged", "[tools][tune]") {
    const Values values = values_in(engine::standard_weights);
    const Values again = values_in(rounded(values));
    CHECK(again.middlegame == values.middlegame);
    CHECK(again.endgame == values.endgame);
}

TEST_CASE("An even position that is won is half a point off", "[tools][tune]") {
    CHECK(error_of(std::vector{Sample{1.0F}}, {}, 0.01) == Approx(0.25));
    CHECK(error_of(std::vector{Sample{0.5F}}, {}, 0.01) == Approx(0.0).margin(1e-9));
}

TEST_CASE("The steepness is found by which results were made", "[tools][tune]") {
    const double steepness = GENERATE(0.003, 0.005, 0.01);
    std::vector<Sample> samples;
    for (int evaluation = -300; evaluation <= 300; evaluation += 50)
        samples.push_back(sample_worth(evaluation, steepness));
    CHECK(best_steepness(samples, {}) == Approx(steepness).epsilon(0.01));
}

TEST_CASE("A weight that wins games grows, and one that loses them shrinks", "[tools][tune]") {
    const Values start{{0.0}, {0.0}};
    const std::vector<Sample> winning{sample(1, 1.0F), sample(-1, 0.0F)};
    const Values grown = fitted(winning, start, 0.005, 50.0, 20);
    CHECK(grown.middlegame[0] > 0.0);
    CHECK(grown.endgame[0] == 0.0);  // no endgame has said anything
    CHECK(error_of(winning, grown, 0.005) < error_of(winning, start, 0.005));

    const std::vector<Sample> losing{sample(1, 0.0F), sample(-1, 1.0F)};
    CHECK(fitted(losing, start, 0.005, 50.0, 20).middlegame[0] < 0.0);
}

TEST_CASE("Doubt keeps a weight near to where it was", "[tools][tune]") {
    const Values start{{0.0}, {0.0}};
    const std::vector<Sample> winning{sample(1, 1.0F), sample(-1, 0.0F)};
    CHECK(fitted(winning, start, 0.005, 1.0, 400).middlegame[0] <
          fitted(winning, start, 0.005, 100.0, 400).middlegame[0]);
}

}  // namespace adoube::tune
