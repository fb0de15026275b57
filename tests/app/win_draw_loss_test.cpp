#include "app/win_draw_loss.h"

#include "support/catch.h"

using namespace adoube;
using app::win_draw_loss;

TEST_CASE("Expected results add up and mirror each other", "[app][wdl]") {
    int last_win = 0;
    for (int score = -1500; score <= 1500; score += 7) {
        const uci::WinDrawLoss own = win_draw_loss(score);
        const uci::WinDrawLoss other = win_draw_loss(-score);
        CHECK(own.win + own.draw + own.loss == 1000);
        CHECK((own.win >= 0 && own.draw >= 0 && own.loss >= 0));
        CHECK((own.win == other.loss && own.draw == other.draw));
        CHECK(own.win >= last_win);
        last_win = own.win;
    }
}

TEST_CASE("A pawn ahead wins half of the games, a mate all", "[app][wdl]") {
    CHECK(win_draw_loss(100).win == 500);
    CHECK(win_draw_loss(engine::mate_in(3)) == uci::WinDrawLoss{1000, 0, 0});
    CHECK(win_draw_loss(engine::mated_in(4)) == uci::WinDrawLoss{0, 0, 1000});
    CHECK(win_draw_loss(1500) == uci::WinDrawLoss{1000, 0, 0});
}
