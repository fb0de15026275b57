#include "base/split_mix.h"

#include <array>
#include <cstdlib>

#include "support/catch.h"

namespace adoube {

// The first outputs for the seed 1234567 that the algorithm's reference code prints.
TEST_CASE("The generator gives the published numbers", "[base][split_mix]") {
    SplitMix64 random(1234567);
    CHECK(random.next() == 6457827717110365317U);
    CHECK(random.next() == 3203168211198807973U);
    CHECK(random.next() == 9817491932198370423U);
    CHECK(random.next() == 4593380528125082431U);
    CHECK(random.next() == 16408922859458223821U);
}

TEST_CASE("Drawn numbers stay below the bound and reach every value", "[base][split_mix]") {
    SplitMix64 random(1);
    std::array<int, 10> drawn{};
    for (int n = 0; n < 10'000; ++n) {
        const auto value = random.below(drawn.size());
        REQUIRE(value < drawn.size());
        ++drawn[value];
    }
    // Each value is expected 1000 times, with a standard deviation of 30.
    for (const int count : drawn) CHECK(std::abs(count - 1000) < 180);
    CHECK(random.below(1) == 0);
}

TEST_CASE("The same seed gives the same numbers", "[base][split_mix]") {
    SplitMix64 one(99);
    SplitMix64 other(99);
    for (int n = 0; n < 100; ++n) REQUIRE(one.next() == other.next());
}

}  // namespace adoube
