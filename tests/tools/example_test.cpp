#include "tools/train/example.h"

#include <algorithm>
#include <vector>

#include "support/catch.h"

namespace adoube::train {

namespace {

[[nodiscard]] std::vector<int> sorted(const Features& features) {
    std::vector<int> result(features.begin(), features.end());
    std::sort(result.begin(), result.end());
    return result;
}

}  // namespace

TEST_CASE("An example is seen by both sides", "[tools][train]") {
    const auto example = read_example(R"(4k3/8/8/8/8/8/P7/4K3 b - - ce -150; c9 "1-0";)");
    REQUIRE(example);
    // Black to move: his king on e8 is on e1 to him, the pawn on a2 an enemy's on a7.
    CHECK(sorted(example->own) == std::vector{5 * 64 + 4, 6 * 64 + 48, 11 * 64 + 60});
    CHECK(sorted(example->other) == std::vector{8, 5 * 64 + 4, 11 * 64 + 60});
    CHECK(example->score == -150.0F);
    CHECK(example->result == 0.0F);
}

TEST_CASE("Results are the side to move's", "[tools][train]") {
    const std::string white = "4k3/8/8/8/8/8/P7/4K3 w - - ce 0; c9 ";
    CHECK(read_example(white + R"("1-0";)")->result == 1.0F);
    CHECK(read_example(white + R"("0-1";)")->result == 0.0F);
    CHECK(read_example(white + R"("1/2-1/2";)")->result == 0.5F);
}

TEST_CASE("What is no example is not read", "[tools][train]") {
    for (const std::string_view line :
         {"", "no position", R"(4k3/8/8/8/8/8/P7/4K3 w - - c9 "1-0";)",
          "4k3/8/8/8/8/8/P7/4K3 w - - ce 20;", R"(4k3/8/8/8/8/8/P7/4K3 w - - ce x; c9 "1-0";)",
          R"(4k3/8/8/8/8/8/P7/4K3 w - - ce 20; c9 "*";)",
          R"(4k3/8/8/8/8/8/P7/8 w - - ce 20; c9 "1-0";)"}) {
        CAPTURE(line);
        CHECK_FALSE(read_example(line).has_value());
    }
}

TEST_CASE("More pieces than a game has are no example", "[tools][train]") {
    CHECK_FALSE(read_example("QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQ6/8/8/K5kr w - - ce 9; "
                             R"(c9 "1-0";)")
                    .has_value());
}

TEST_CASE("A written example is read as it was", "[tools][train]") {
    const std::string line =
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - ce 31; c9 \"1/2-1/2\";";
    CHECK(write_example(Position::initial(), 31, 0) == line);
    const auto example = read_example(line);
    REQUIRE(example);
    CHECK(example->score == 31.0F);
    CHECK(example->result == 0.5F);
    CHECK(example->own.size() == 32);
}

}  // namespace adoube::train
