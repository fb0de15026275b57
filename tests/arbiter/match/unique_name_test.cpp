#include "arbiter/match/unique_name.h"

#include "support/catch.h"

namespace adoube::arbiter {

TEST_CASE("Players of one name are numbered", "[arbiter]") {
    CHECK(unique_name("A", {}) == "A");
    CHECK(unique_name("A", {"B"}) == "A");
    CHECK(unique_name("A", {"A"}) == "A_2");
    CHECK(unique_name("A", {"A", "A_2", "B"}) == "A_3");
    CHECK(unique_name("", {}) == "engine");
    CHECK(unique_name("", {"engine"}) == "engine_2");
}

}  // namespace adoube::arbiter
