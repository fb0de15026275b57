#include "engine/evaluation/tapered.h"

#include "support/catch.h"

using namespace adoube::engine;

TEST_CASE("Both halves add up apart from each other", "[engine][tapered]") {
    for (const int middlegame : {-3000, -1, 0, 1, 2999})
        for (const int endgame : {-2500, -1, 0, 1, 3001}) {
            const Tapered value{middlegame, endgame};
            CHECK(value.middlegame() == middlegame);
            CHECK(value.endgame() == endgame);
            CHECK((value - Tapered{1, -1}) == Tapered{middlegame - 1, endgame + 1});
            CHECK((value * 3).middlegame() == 3 * middlegame);
            CHECK((value * -3).endgame() == -3 * endgame);
        }
}
