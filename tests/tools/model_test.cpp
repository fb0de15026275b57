#include "tools/tune/model.h"

#include <cmath>

#include "notation/fen.h"
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
    CHECK(error_of(std::vector{Sample{1.0F}}, Values{}, 0.01) == Approx(0.25));
    CHECK(error_of(std::vector{Sample{0.5F}}, Values{}, 0.01) == Approx(0.0).margin(1e-9));
}

TEST_CASE("The steepness is found by which results were made", "[tools][tune]") {
    const double steepness = GENERATE(0.003, 0.005, 0.01);
    std::vector<Sample> samples;
    for (int evaluation = -300; evaluation <= 300; evaluation += 50)
        samples.push_back(sample_worth(evaluation, steepness));
    CHECK(best_steepness(samples, {}) == Approx(steepness).epsilon(0.01));
}

TEST_CASE("A trusted score takes its share of the result", "[tools][tune]") {
    std::vector<Sample> samples{Sample{1.0F}, Sample{1.0F}};
    samples[0].score = 0.0F;  // even, so half a point is expected
    trust_scores(samples, 0.005, 0.5);
    CHECK(samples[0].result == Approx(0.75));
    CHECK(samples[1].result == 1.0F);  // no search has said anything
    trust_scores(samples, 0.005, 1.0);
    CHECK(samples[0].result == Approx(0.5));
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

// White to move, whose queen stands before a king that only pawns and a rook protect.
TEST_CASE("Pressure on a king that wins games grows", "[tools][tune]") {
    Sample attack{1.0F};
    attack.position =
        fen::read_position("5rk1/5ppp/8/6N1/7Q/8/5PPP/6K1 w - - 0 1").value().position;
    const std::vector<Sample> winning{attack};
    engine::Weights weights = engine::standard_weights;
    const double before = error_of(winning, weights, 0.005);
    weights = with_bent_fitted(winning, weights, 0.005);
    CHECK(error_of(winning, weights, 0.005) < before);
    const auto& old = engine::standard_weights.king_danger;
    const auto knight = index_of(PieceType::knight);
    CHECK(weights.king_danger.attacker[knight] > old.attacker[knight]);
}

TEST_CASE("Doubt keeps a weight near to where it was", "[tools][tune]") {
    const Values start{{0.0}, {0.0}};
    const std::vector<Sample> winning{sample(1, 1.0F), sample(-1, 0.0F)};
    CHECK(fitted(winning, start, 0.005, 1.0, 400).middlegame[0] <
          fitted(winning, start, 0.005, 100.0, 400).middlegame[0]);
}

}  // namespace adoube::tune
