#include "arbiter/web/trend.h"

#include "support/catch.h"

using adoube::arbiter::web::Trend;

TEST_CASE("A short trend holds every value", "[web]") {
    Trend trend;
    for (int i = 0; i < 5; ++i) trend.add(i);
    CHECK(trend.values() == std::vector<double>{0, 1, 2, 3, 4});
}

TEST_CASE("A long trend keeps its first value and equal steps", "[web]") {
    Trend trend;
    for (int i = 0; i < 10'000; ++i) {
        trend.add(i);
        const auto& values = trend.values();
        REQUIRE(values.size() < Trend::most_values);
        REQUIRE(values.front() == 0);
    }
    const auto& values = trend.values();
    CHECK(values.size() > Trend::most_values / 4);
    const double step = values[1];
    for (std::size_t i = 0; i < values.size(); ++i)
        CHECK(values[i] == step * static_cast<double>(i));
    CHECK(values.back() > 10'000 - step - 1);
}
