#include "arbiter/match/games_in_order.h"

#include "support/catch.h"

using namespace adoube::arbiter;

TEST_CASE("Games that ended early wait for those before them", "[match]") {
    GamesInOrder games;
    games.add(3, "c");
    CHECK(games.take_due().empty());
    games.add(1, "a");
    CHECK(games.take_due() == "a");
    games.add(2, "b");
    CHECK(games.take_due() == "bc");
    CHECK(games.take_due().empty());
}

TEST_CASE("Nobody waits for games that do not come", "[match]") {
    GamesInOrder games{[](int number) { return number % 2 == 0; }};
    games.add(6, "f");
    CHECK(games.take_due().empty());
    games.add(2, "b");
    CHECK(games.take_due() == "b");
    games.add(4, "d");
    CHECK(games.take_due() == "df");
}

TEST_CASE("What is left comes in its order, with gaps", "[match]") {
    GamesInOrder games;
    games.add(9, "i");
    games.add(4, "d");
    GamesInOrder others;
    others.add(6, "f");
    games.add(std::move(others));
    CHECK(games.take_rest() == "dfi");
    CHECK(games.take_rest().empty());
}
