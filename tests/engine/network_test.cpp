#include "engine/network/network.h"
#include "engine/network/accumulator.h"

#include <algorithm>
#include <memory>
#include <vector>

#include "engine_positions.h"
#include "support/random_positions.h"

using namespace adoube;
using namespace adoube::engine;

namespace {

// The sums as the headers describe them, without bitboards and without what was known before.
[[nodiscard]] std::vector<int> slow_sums(const Position& position, Color us) {
    const Network& network = standard_network();
    std::vector<int> sums(network.biases.begin(), network.biases.end());
    const bool exchange_wings = file_of(position.king(us)) <= File::d;
    for (int rank = 0; rank < 8; ++rank)
        for (int file = 0; file < 8; ++file) {
            const auto piece = position.piece_at(static_cast<Square>(rank * 8 + file));
            if (!piece) continue;
            const int seen_rank = us == Color::white ? rank : 7 - rank;
            const int seen_file = exchange_wings ? 7 - file : file;
            const int kind = static_cast<int>(piece->type) + (piece->color == us ? 0 : 6);
            const int feature = kind * 64 + seen_rank * 8 + seen_file;
            for (std::size_t n = 0; n < hidden_size; ++n)
                sums[n] += network.feature_weights[static_cast<std::size_t>(feature)][n];
        }
    return sums;
}

[[nodiscard]] std::vector<int> sums_of(const Accumulator& accumulator, Color color) {
    const Sums& sums = accumulator.of(color);
    return {sums.begin(), sums.end()};
}

// With fractions, so that it can be off by as much as is lost in whole numbers.
[[nodiscard]] double slow_output(const Position& position) {
    const Network& network = standard_network();
    const std::size_t bucket = bucket_of(position.occupied().size());
    double sum = network.output_biases[bucket] / (255.0 * 64.0);
    for (const Color color : all_colors) {
        const std::vector<int> sums = slow_sums(position, color);
        const auto& weights = network.output_weights[bucket][color == position.turn() ? 0 : 1];
        for (std::size_t n = 0; n < hidden_size; ++n) {
            const double kept = std::clamp(sums[n], 0, 255) / 255.0;
            sum += kept * kept * weights[n] / 64.0;
        }
    }
    return sum * network.scale;
}

[[nodiscard]] Score output_for(const Position& position) {
    Accumulator accumulator;
    accumulator.show(position, standard_network(), accumulator);
    const Color us = position.turn();
    return output(standard_network(), accumulator.of(us), accumulator.of(opponent(us)),
                  position.occupied().size());
}

}  // namespace

TEST_CASE("A side sees its own pieces below and its king on the right", "[engine][network]") {
    const Viewpoint white(Color::white, Square::e1);
    CHECK(white.feature(Color::white, PieceType::pawn, Square::a2) == 8);
    CHECK(white.feature(Color::black, PieceType::king, Square::e8) == 11 * 64 + 60);
    const Viewpoint white_left(Color::white, Square::d1);
    CHECK(white_left.feature(Color::white, PieceType::pawn, Square::a2) == 15);
    const Viewpoint black(Color::black, Square::g8);
    CHECK(black.feature(Color::black, PieceType::pawn, Square::a7) == 8);
    CHECK(black.feature(Color::white, PieceType::pawn, Square::a2) == 6 * 64 + 48);
    const Viewpoint black_left(Color::black, Square::a8);
    CHECK(black_left.feature(Color::black, PieceType::king, Square::a8) == 5 * 64 + 7);
}

TEST_CASE("Output weights go by the number of pieces", "[engine][network]") {
    CHECK(bucket_of(2) == 0);
    CHECK(bucket_of(5) == 0);
    CHECK(bucket_of(6) == 1);
    CHECK(bucket_of(29) == 6);
    CHECK(bucket_of(30) == 7);
    CHECK(bucket_of(64) == 7);
}

TEST_CASE("A network is read number after number, the lowest byte first", "[engine][network]") {
    std::vector<unsigned char> bytes(network_file_size, 0);
    bytes[0] = 0x34;  // the first weight
    bytes[1] = 0x12;
    bytes[2] = 0xFE;  // the second
    bytes[3] = 0xFF;
    bytes[bytes.size() - 4] = 220;  // the scale
    const auto network = std::make_unique<Network>(read_network(bytes));
    CHECK(network->feature_weights[0][0] == 0x1234);
    CHECK(network->feature_weights[0][1] == -2);
    CHECK(network->feature_weights[0][2] == 0);
    CHECK(network->scale == 220);
}

// Weights further from 0 could overflow 16 bits.
TEST_CASE("The standard network keeps to the limits", "[engine][network]") {
    const Network& network = standard_network();
    const auto within = [](int unit) {
        return
            [unit](std::int16_t weight) { return std::abs(weight) <= largest_weight * unit + 0.5; };
    };
    for (const Sums& weights : network.feature_weights)
        CHECK(std::all_of(weights.begin(), weights.end(), within(sum_unit)));
    CHECK(std::all_of(network.biases.begin(), network.biases.end(), within(sum_unit)));
    for (const auto& views : network.output_weights)
        for (const Sums& weights : views)
            CHECK(std::all_of(weights.begin(), weights.end(), within(weight_unit)));
    CHECK(network.scale > 0);
}

TEST_CASE("Sums follow the moves of a game", "[engine][network]") {
    INFO(seed_note());
    SplitMix64 random(test_seed());
    for (const Variant variant : {Variant::standard, Variant::chess960})
        for (int game = 0; game < 10; ++game) {
            Accumulator before;
            for (const Position& position : random_game(random, variant)) {
                Accumulator now;
                now.show(position, standard_network(), before);
                for (const Color color : all_colors)
                    REQUIRE(sums_of(now, color) == slow_sums(position, color));
                before = now;
            }
        }
}

TEST_CASE("Sums do not depend on what was shown before", "[engine][network]") {
    INFO(seed_note());
    SplitMix64 random(test_seed());
    Accumulator accumulator;
    for (int n = 0; n < 500; ++n) {
        const Position position = random_placement(random);
        accumulator.show(position, standard_network(), accumulator);
        for (const Color color : all_colors)
            REQUIRE(sums_of(accumulator, color) == slow_sums(position, color));
    }
}

TEST_CASE("The output is what the network says with fractions", "[engine][network]") {
    INFO(seed_note());
    SplitMix64 random(test_seed());
    for (const Position& position : positions_of_random_games(random, Variant::standard, 10))
        CHECK(output_for(position) == Approx(slow_output(position)).margin(1.1));
}

TEST_CASE("Neither colors nor wings matter to the network", "[engine][network]") {
    INFO(seed_note());
    SplitMix64 random(test_seed());
    for (const Position& position : positions_of_random_games(random, Variant::chess960, 10)) {
        const Score score = output_for(position);
        REQUIRE(output_for(with_colors_changed(position)) == score);
        REQUIRE(output_for(with_wings_changed(position)) == score);
    }
}
