// Draw offers and requests to take back.
#include "game/game.h"

#include "support/catch.h"
#include "support/game_table.h"

using namespace adoube;
using namespace adoube::game;

TEST_CASE("A draw is offered and accepted", "[game][offers]") {
    Table table(plain_wish());
    CHECK(table.submit(command::RespondDraw{Color::black, true}, 500) == "noOfferPending");
    CHECK(table.submit(command::OfferDraw{Color::white}, 1'000) == "");
    CHECK(table.submit(command::OfferDraw{Color::black}, 1'500) == "offerPending");
    CHECK(table.submit(command::RespondDraw{Color::white, true}, 1'500) == "noOfferPending");
    CHECK(table.submit(command::RespondDraw{Color::black, true}, 2'000) == "");
    CHECK(table.outcome() == "1/2-1/2 drawAgreed");
}

TEST_CASE("An offer stands over one's own move and is declined by the opponent's",
          "[game][offers]") {
    Table table(plain_wish());
    CHECK(table.submit(command::OfferDraw{Color::white}, 1'000) == "");
    CHECK(table.play("e2e4", 2'000) == "");
    CHECK(table.game().pending() == Proposal{Proposal::Kind::draw, Color::white, 0});
    CHECK(table.play("e7e5", 3'000) == "");
    CHECK(table.news_has<event::DrawDeclined>());
    CHECK_FALSE(table.game().pending());
}

TEST_CASE("After a refusal three moves must be made before the next offer", "[game][offers]") {
    Table table(plain_wish());
    CHECK(table.submit(command::OfferDraw{Color::white}, 1'000) == "");
    CHECK(table.submit(command::RespondDraw{Color::black, false}, 1'000) == "");
    CHECK(table.submit(command::OfferDraw{Color::white}, 1'000) == "tooSoonToOffer");
    CHECK(table.play_all({"e2e4", "e7e5", "g1f3", "b8c6"}, 2'000) == "");
    CHECK(table.submit(command::OfferDraw{Color::white}, 2'000) == "tooSoonToOffer");
    CHECK(table.submit(command::OfferDraw{Color::black}, 2'000) == "");  // it binds only White
    CHECK(table.submit(command::CancelOffer{Color::black}, 2'000) == "");
    CHECK(table.play("f1b5", 3'000) == "");
    CHECK(table.submit(command::OfferDraw{Color::white}, 3'000) == "");
}

TEST_CASE("An offer can be withdrawn, and offers can be off", "[game][offers]") {
    Table table(plain_wish());
    CHECK(table.submit(command::CancelOffer{Color::white}, 500) == "noOfferPending");
    CHECK(table.submit(command::OfferDraw{Color::white}, 1'000) == "");
    CHECK(table.submit(command::CancelOffer{Color::black}, 1'500) == "noOfferPending");
    CHECK(table.submit(command::CancelOffer{Color::white}, 2'000) == "");
    CHECK(table.submit(command::RespondDraw{Color::black, true}, 2'500) == "noOfferPending");
    NewGame wish = plain_wish();
    wish.options.draw_offers = false;
    Table off(wish);
    CHECK(off.submit(command::OfferDraw{Color::white}, 1'000) == "drawOffersOff");
}

TEST_CASE("Undo takes back one ply, and does not turn the clocks back", "[game][undo]") {
    Table table(plain_wish());
    CHECK(table.play("e2e4", 10'000) == "");
    const Position before = table.game().start();
    CHECK(table.submit(command::RequestUndo{Color::white, {}}, 12'000) == "");
    CHECK(table.submit(command::RespondUndo{Color::white, true}, 12'500) == "noUndoPending");
    CHECK(table.submit(command::RespondUndo{Color::black, true}, 13'000) == "");
    CHECK(table.game().position().same_as(before));
    CHECK(table.game().moves().empty());
    CHECK(table.left(Color::white, 13'000) == 595'000);  // 10 s used, 5 s gained, both stay
    CHECK(table.left(Color::black, 13'000) == 597'000);
    CHECK(table.game().clock().running() == Color::white);
    CHECK(table.play("d2d4", 14'000) == "");
}

TEST_CASE("On one's own turn undo takes back two plies", "[game][undo]") {
    Table table(plain_wish());
    CHECK(table.submit(command::RequestUndo{Color::white, {}}, 500) == "nothingToUndo");
    CHECK(table.play_all({"e2e4", "e7e5"}, 1'000) == "");
    CHECK(table.submit(command::RequestUndo{Color::white, {}}, 2'000) == "");
    CHECK(table.game().pending() == Proposal{Proposal::Kind::undo, Color::white, 2});
    CHECK(table.submit(command::RequestUndo{Color::black, 1}, 2'500) == "undoPending");
    CHECK(table.submit(command::RespondUndo{Color::black, true}, 3'000) == "");
    CHECK(table.game().moves().empty());
    CHECK(table.game().turn() == Color::white);
}

TEST_CASE("Undo is granted as often as agreed, and a refusal costs nothing", "[game][undo]") {
    Table table(plain_wish());
    CHECK(table.play("e2e4", 1'000) == "");
    CHECK(table.submit(command::RequestUndo{Color::white, 1}, 1'000) == "");
    CHECK(table.submit(command::RespondUndo{Color::black, false}, 2'000) == "");
    CHECK(table.game().moves().size() == 1);
    CHECK(table.game().undo_left(Color::white) == 1);
    CHECK(table.submit(command::RequestUndo{Color::white, 1}, 3'000) == "");
    CHECK(table.submit(command::RespondUndo{Color::black, true}, 3'000) == "");
    CHECK(table.game().undo_left(Color::white) == 0);
    CHECK(table.game().undo_left(Color::black) == 1);
    CHECK(table.play("d2d4", 4'000) == "");
    CHECK(table.submit(command::RequestUndo{Color::white, 1}, 4'000) == "undoExhausted");
    NewGame wish = plain_wish();
    wish.options.undo_limit = 0;
    Table off(wish);
    CHECK(off.play("e2e4", 1'000) == "");
    CHECK(off.submit(command::RequestUndo{Color::white, 1}, 1'000) == "undoOff");
}

TEST_CASE("Moving declines a request to undo", "[game][undo]") {
    Table table(plain_wish());
    CHECK(table.play("e2e4", 1'000) == "");
    CHECK(table.submit(command::RequestUndo{Color::white, 1}, 1'000) == "");
    CHECK(table.play("e7e5", 2'000) == "");
    CHECK(table.news_has<event::UndoDeclined>());
    CHECK(table.submit(command::RespondUndo{Color::black, true}, 2'000) == "noUndoPending");
}

TEST_CASE("Undo rebuilds repetition and claims", "[game][undo]") {
    Table table(fide_wish(two_rooks));
    CHECK(shuffle_rooks(table, 1'000) == "");
    CHECK(shuffle_rooks(table, 2'000) == "");
    CHECK(table.game().claimable() == Reason::threefold);
    CHECK(table.submit(command::RequestUndo{Color::black, 1}, 2'000) == "");
    CHECK(table.submit(command::RespondUndo{Color::white, true}, 2'000) == "");
    CHECK_FALSE(table.game().claimable());
    CHECK(table.play("b8c8", 3'000) == "");
    CHECK(table.game().occurrences() == 1);
    CHECK(table.submit(command::ClaimDraw{Color::white, {}}, 3'000) == "nothingToClaim");
}
