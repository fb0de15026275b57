#include "tools/train/float_network.h"

#include <cmath>
#include <cstdio>
#include <memory>

#include "base/split_mix.h"
#include "engine/network/accumulator.h"
#include "support/catch.h"
#include "tools/train/network_file.h"
#include "tools/train/trainer.h"

namespace adoube::train {

namespace {

[[nodiscard]] Example example() {
    const auto read = read_example(
        R"(r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - ce 60; c9 "1-0";)");
    REQUIRE(read);
    return *read;
}

}  // namespace

TEST_CASE("The aim lies between score and result", "[tools][train]") {
    Example made;
    made.score = 220.0F;
    made.result = 0.0F;
    const float by_score = 1.0F / (1.0F + std::exp(-1.0F));
    CHECK(aim_for(made, {220.0F, 1.0F}) == Approx(by_score));
    CHECK(aim_for(made, {220.0F, 0.0F}) == Approx(0.0F));
    CHECK(aim_for(made, {220.0F, 0.5F}) == Approx(by_score / 2.0F));
}

// The derivatives, against what a small change of a weight really does to the error.
TEST_CASE("The gradient is the slope of the error", "[tools][train]") {
    const auto network = random_network(7);
    const auto gradient = std::make_unique<FloatNetwork>();
    const Example seen = example();
    const Aim aim{};
    (void)learn(*network, seen, aim, *gradient);
    const auto weights = network->numbers();
    const auto slopes = gradient->numbers();
    const auto error = [&] { return error_of(*network, std::span(&seen, 1), aim); };
    SplitMix64 random(3);
    int steep = 0;
    for (int n = 0; n < 3'000; ++n) {
        // Features that are not there do not matter; most checks are of those that are.
        const std::size_t feature = seen.own[random.below(seen.own.size())];
        const std::size_t index =
            n % 3 == 0 ? random.below(weights.size())
                       : feature * engine::hidden_size + random.below(engine::hidden_size);
        constexpr float change = 0.01F;
        const float before = weights[index];
        weights[index] = before + change;
        const double above = error();
        weights[index] = before - change;
        const double below = error();
        weights[index] = before;
        CHECK(slopes[index] == Approx((above - below) / (2 * change)).margin(2e-4));
        steep += std::abs(slopes[index]) > 1e-3F ? 1 : 0;
    }
    CHECK(steep > 100);
}

TEST_CASE("What is rounded says nearly the same", "[tools][train]") {
    const auto network = random_network(11);
    const auto rounded_network = std::make_unique<engine::Network>(rounded(*network, 400.0F));
    const Position position = Position::initial();
    engine::Accumulator accumulator;
    accumulator.show(position, *rounded_network, accumulator);
    const engine::Score score =
        engine::output(*rounded_network, accumulator.of(Color::white), accumulator.of(Color::black),
                       position.occupied().size());
    const auto seen = example_of(position, 0, 0);
    REQUIRE(seen);
    CHECK(score == Approx(400.0F * output_of(*network, *seen)).margin(25.0));
    const auto again = std::make_unique<FloatNetwork>(unrounded(*rounded_network));
    CHECK(output_of(*again, *seen) == Approx(output_of(*network, *seen)).margin(0.06));
}

TEST_CASE("A network is written as the engine reads it", "[tools][train]") {
    const std::string path = "float_network_test.bin";
    const auto network = std::make_unique<engine::Network>(rounded(*random_network(5), 220.0F));
    REQUIRE(write_network(*network, path));
    const auto read = read_network(path);
    REQUIRE(read);
    CHECK(read->feature_weights == network->feature_weights);
    CHECK(read->biases == network->biases);
    CHECK(read->output_weights == network->output_weights);
    CHECK(read->output_biases == network->output_biases);
    CHECK(read->scale == 220);
    std::remove(path.c_str());
    CHECK(read_network(path) == nullptr);
    CHECK_FALSE(write_network(*network, "no/such/folder/network.bin"));
}

}  // namespace adoube::train
