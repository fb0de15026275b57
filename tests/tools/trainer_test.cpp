#include "tools/train/trainer.h"

#include "base/split_mix.h"
#include "support/catch.h"

namespace adoube::train {

namespace {

// Kings and a queen of one side or the other, somewhere: who has her wins.
[[nodiscard]] std::vector<Example> queens_decide(std::size_t count) {
    SplitMix64 random(1);
    std::vector<Example> examples;
    while (examples.size() < count) {
        Setup setup;
        const auto square = [&] { return static_cast<Square>(random.below(square_count)); };
        const Color winner = random.below(2) == 0 ? Color::white : Color::black;
        setup.put({winner, PieceType::queen}, square());
        setup.put({Color::white, PieceType::king}, square());
        setup.put({Color::black, PieceType::king}, square());
        setup.turn = random.below(2) == 0 ? Color::white : Color::black;
        const auto position = Position::from(setup);
        if (!position || position->occupied().size() != 3) continue;
        const int result = winner == Color::white ? 1 : -1;
        examples.push_back(*example_of(*position, setup.turn == winner ? 900 : -900, result));
    }
    return examples;
}

[[nodiscard]] Training quick() {
    Training training;
    training.epochs = 30;
    training.batch = 100;
    training.rate = 0.01F;
    return training;
}

}  // namespace

TEST_CASE("What decides is learnt, and holds for positions not seen", "[tools][train]") {
    const std::vector<Example> all = queens_decide(1'500);
    const std::span<const Example> seen(all.data(), 1'000);
    const std::span<const Example> unseen(all.data() + 1'000, 500);
    const Training training = quick();
    Trainer trainer(random_network(1), seen, training);
    // Knowing nothing, it is off by half a point or a little less.
    CHECK(error_of(trainer.network(), unseen, training.aim) > 0.15);
    for (int epoch = 0; epoch < training.epochs; ++epoch) (void)trainer.run_epoch();
    CHECK(error_of(trainer.network(), unseen, training.aim) < 0.01);
}

TEST_CASE("The same threads learn the same", "[tools][train]") {
    const std::vector<Example> examples = queens_decide(400);
    Training training = quick();
    training.threads = GENERATE(1U, 3U);
    Trainer one(random_network(1), examples, training);
    Trainer other(random_network(1), examples, training);
    for (int epoch = 0; epoch < 2; ++epoch) CHECK(one.run_epoch() == other.run_epoch());
    CHECK(one.network().biases == other.network().biases);
}

TEST_CASE("No weight leaves the limits", "[tools][train]") {
    const std::vector<Example> examples = queens_decide(400);
    Training training = quick();
    training.rate = 1.0F;
    Trainer trainer(random_network(1), examples, training);
    (void)trainer.run_epoch();
    FloatNetwork network = trainer.network();
    for (const float weight : network.numbers())
        REQUIRE(std::abs(weight) <= static_cast<float>(engine::largest_weight));
}

}  // namespace adoube::train
