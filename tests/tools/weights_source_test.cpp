#include "tools/tune/weights_source.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>

#include "support/catch.h"

namespace adoube::tune {

namespace {

// Without white space, which clang-format arranges.
[[nodiscard]] std::string squeezed(std::string text) {
    std::erase_if(text, [](char letter) { return letter == ' ' || letter == '\n'; });
    return text;
}

}  // namespace

// So a fit can begin where the last one ended.
TEST_CASE("The weights in use are written as their own source", "[tools][tune]") {
    std::ifstream file(std::string(ADOUBE_TEST_DATA) + "/../../src/engine/evaluation/weights.cpp");
    REQUIRE(file);
    const std::string source{std::istreambuf_iterator<char>(file), {}};
    CHECK(squeezed(source_of(engine::standard_weights)) == squeezed(source));
}

TEST_CASE("A changed weight is written", "[tools][tune]") {
    engine::Weights weights = engine::standard_weights;
    weights.hanging_piece = {-7, 123};
    weights.king_danger.weak_square = 77;
    weights.initiative.both_wings = -5;
    weights.storm[7] = {3, -99};
    const std::string source = source_of(weights);
    CHECK(source.find(".hanging_piece = {-7, 123},\n") != std::string::npos);
    CHECK(source.find(".weak_square = 77,") != std::string::npos);
    CHECK(source.find(".both_wings = -5,") != std::string::npos);
    CHECK(source.find("{3, -99},  // rank 2\n") != std::string::npos);
}

}  // namespace adoube::tune
