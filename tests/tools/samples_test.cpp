#include "tools/tune/samples.h"

#include "engine/evaluation/evaluation.h"
#include "support/catch.h"
#include "tools/tune/model.h"
#include "tools/tune/weight_fields.h"

namespace adoube::tune {

namespace {

[[nodiscard]] pgn::ReadGame game_of(std::string_view text) {
    const auto games = pgn::read_games(text);
    REQUIRE(games.size() == 1);
    return games.front();
}

[[nodiscard]] std::vector<Sample> samples_in(std::string_view text) {
    return samples_of(game_of(text));
}

// What the sample says about White's advantage, with the weights that the engine plays with.
[[nodiscard]] double value_of(const Sample& sample) {
    const Values values = values_in(engine::standard_weights);
    double sum = sample.rest;
    for (const Count& count : sample.counts)
        sum += count.times * (sample.middlegame * values.middlegame[count.weight] +
                              sample.endgame * values.endgame[count.weight]);
    return sum;
}

[[nodiscard]] double white_view(const Position& position) {
    const engine::Score score = engine::evaluate(position);
    return position.turn() == Color::white ? score : -score;
}

}  // namespace

TEST_CASE("The opening is left out, and the position at the end", "[tools][tune]") {
    CHECK(samples_in("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 1/2-1/2").empty());
    CHECK(samples_in("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 1/2-1/2").size() == 1);
    CHECK(samples_in("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2").size() == 2);
}

TEST_CASE("A sample has its game's result, as White sees it", "[tools][tune]") {
    const std::string moves = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 ";
    CHECK(samples_in(moves + "1-0").at(0).result == 1.0F);
    CHECK(samples_in(moves + "0-1").at(0).result == 0.0F);
    CHECK(samples_in(moves + "1/2-1/2").at(0).result == 0.5F);
    CHECK(samples_in(moves + "*").empty());
    CHECK(samples_in(moves + "Ng7 1-0").empty());  // not legal
}

TEST_CASE("A comment begins with a score in pawns", "[tools][tune]") {
    CHECK(score_in("+0.31/9 0.002s") == Approx(31.0));
    CHECK(score_in("-2.22/5 0.003978s") == Approx(-222.0));
    CHECK(score_in("0.00/12 1.5s") == 0.0F);
    for (const std::string_view none :
         {"", "+M5/9 0.002s", "book", "0.5", "a/b", "/9", "nan/9", "inf/9"})
        CHECK_FALSE(score_in(none).has_value());
}

TEST_CASE("A sample's score is White's", "[tools][tune]") {
    const auto samples = samples_in(
        "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 {+0.25/7 1s} 4... Ng8 "
        "{+0.50/8 1s} 5. Nf3 1/2-1/2");
    REQUIRE(samples.size() == 3);
    CHECK(samples[0].score.value() == Approx(25.0));
    CHECK(samples[1].score.value() == Approx(-50.0));
    CHECK_FALSE(samples[2].score.has_value());
}

TEST_CASE("Where a capture wins something there is no sample", "[tools][tune]") {
    CHECK(samples_in("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0").empty());
}

// Both sides have the same, so that all weights cancel out but the one for having the move.
TEST_CASE("In a symmetrical position no weight counts", "[tools][tune]") {
    const auto samples = samples_in("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 1-0");
    REQUIRE(samples.size() == 1);
    CHECK(samples[0].counts.empty());
    CHECK(samples[0].middlegame == 1.0F);
    CHECK(samples[0].endgame == 0.0F);
    CHECK(samples[0].rest == static_cast<float>(engine::standard_weights.tempo));
}

// Counted by hand: of White's three pawns one stands alone, of Black's two none.
TEST_CASE("A sample counts how often a weight is on the board", "[tools][tune]") {
    const auto samples = samples_in(
        "[FEN \"4k3/pp6/8/8/8/8/PP3P2/4K3 w - - 0 1\"]\n\n"
        "1. Kd2 Kd7 2. Ke2 Ke7 3. Kd2 Kd7 4. Ke2 1-0");
    REQUIRE(samples.size() == 1);
    engine::Weights weights = engine::standard_weights;
    const auto values = values_of(weights);
    const auto times = [&](const engine::Tapered& weight) {
        for (const Count& count : samples[0].counts)
            if (values[count.weight] == &weight) return static_cast<int>(count.times);
        return 0;
    };
    CHECK(times(weights.material[0]) == 1);
    CHECK(times(weights.isolated_pawn) == 1);
    CHECK(times(weights.doubled_pawn) == 0);
    CHECK(times(weights.pawn_in_line[1]) == 0);  // two on either side
}

// The evaluation rounds to whole numbers and fades a little with every quiet ply.
TEST_CASE("A sample adds up to the evaluation of its position", "[tools][tune]") {
    const std::string_view text = GENERATE("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 1-0",
                                           "1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 4. Qc2 O-O 0-1",
                                           "[FEN \"4k3/p7/8/8/8/8/PP6/4K3 w - - 0 1\"]\n\n"
                                           "1. Kd2 Kd7 2. Kd3 Kd6 3. Kd4 a6 4. b4 Kc6 1-0");
    CAPTURE(text);
    const pgn::ReadGame read = game_of(text);
    const auto samples = samples_of(read);
    REQUIRE(samples.size() == 2);
    for (std::size_t index = 0; index < samples.size(); ++index)
        CHECK(value_of(samples[index]) ==
              Approx(white_view(read.positions[6 + index])).margin(3.0));
}

}  // namespace adoube::tune
