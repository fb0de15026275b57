#include "arbiter/web/rate_limit.h"

#include "support/catch.h"

using adoube::arbiter::web::RateLimit;
using adoube::game::instant_of_ms;

TEST_CASE("So many times at once, then so many a second", "[web]") {
    RateLimit limit{3, 2};
    for (int time = 0; time < 3; ++time) CHECK(limit.take(instant_of_ms(1'000)));
    CHECK_FALSE(limit.take(instant_of_ms(1'000)));
    CHECK_FALSE(limit.is_full(instant_of_ms(2'400)));
    CHECK(limit.take(instant_of_ms(1'500)));  // half a second brings one
    CHECK_FALSE(limit.take(instant_of_ms(1'900)));
    CHECK(limit.take(instant_of_ms(2'000)));
    CHECK(limit.is_full(instant_of_ms(10'000)));
}

TEST_CASE("What is not taken does not pile up", "[web]") {
    RateLimit limit{2, 1};
    CHECK(limit.take(instant_of_ms(100'000)));
    CHECK(limit.take(instant_of_ms(100'000)));
    CHECK_FALSE(limit.take(instant_of_ms(100'000)));
}
