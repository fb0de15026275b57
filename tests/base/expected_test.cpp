#include "base/expected.h"

#include <memory>
#include <string>

#include "support/catch.h"

namespace adoube {

namespace {

enum class Trouble { small, big };

[[nodiscard]] Expected<int, Trouble> half_of(int number) {
    if (number % 2 != 0) return Failure{Trouble::small};
    return number / 2;
}

}  // namespace

TEST_CASE("An expected value is there", "[base][expected]") {
    const auto half = half_of(42);
    REQUIRE(half);
    CHECK(half.has_value());
    CHECK(*half == 21);
    CHECK(half.value_or(0) == 21);
}

TEST_CASE("A failure says why there is no value", "[base][expected]") {
    const auto half = half_of(41);
    REQUIRE_FALSE(half);
    CHECK(half.error() == Trouble::small);
    CHECK(half.value_or(-1) == -1);
}

TEST_CASE("Value and error may be of the same type", "[base][expected]") {
    const Expected<std::string, std::string> good = std::string("fine");
    const Expected<std::string, std::string> bad = Failure{std::string("not fine")};
    CHECK(good->size() == 4);
    CHECK(bad.error() == "not fine");
}

TEST_CASE("A value can be moved out", "[base][expected]") {
    Expected<std::unique_ptr<int>, Trouble> holder = std::make_unique<int>(7);
    const std::unique_ptr<int> taken = *std::move(holder);
    CHECK(*taken == 7);
}

}  // namespace adoube
