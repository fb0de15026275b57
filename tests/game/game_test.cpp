#include "game/game.h"

#include "support/catch.h"
#include "support/game_table.h"

using namespace adoube;
using namespace adoube::game;
using namespace std::chrono_literals;

TEST_CASE("The shortest mate ends the game", "[game]") {
    Table table;
    CHECK(table.play_all({"f2f3", "e7e5", "g2g4"}, 1'000) == "");
    CHECK(table.play("d8h4", 2'000) == "");
    CHECK(table.outcome() == "0-1 checkmate");
    CHECK(table.news_has<event::Checkmated>());
    CHECK(table.game().result()->full_moves == 2);
    CHECK(table.deadline() == -1);
    CHECK(table.play("e2e4", 3'000) == "gameOver");
}
