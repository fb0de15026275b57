#include "game/game.h"

#include <set>

#include "rules/chess960.h"
#include "support/catch.h"
#include "support/game_table.h"

using namespace adoube;
using namespace adoube::game;
using namespace std::chrono_literals;

namespace {

// Ten minutes and five seconds a move; the limits that a test is not about are off.
[[nodiscard]] NewGame plain_wish() {
    NewGame wish;
    wish.options.color_assignment = ColorAssignment::host_white;
    wish.options.first_move_limit.reset();
    wish.options.disconnect_grace.reset();
    return wish;
}

[[nodiscard]] NewGame plain_wish(std::string_view fen) {
    NewGame wish = plain_wish();
    wish.start = from_fen(fen).start;
    return wish;
}

[[nodiscard]] NewGame fide_wish(std::string_view fen) {
    NewGame wish = plain_wish(fen);
    wish.options.draw_mode = DrawMode::fide;
    return wish;
}

constexpr std::string_view standard = fen::standard_start;
// Rooks and kings with room to move to and fro; the halfmove clock is the last but one field.
constexpr std::string_view rooks = "r3k3/8/8/8/8/8/8/R3K3 w - - 0 40";

// White's and Black's rook go there and back: the same position again every four plies.
[[nodiscard]] std::string_view shuffle(Table& table, std::int64_t at) {
    return table.play_all({"a1b1", "a8b8", "b1a1", "b8a8"}, at);
}

}  // namespace

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

TEST_CASE("A game is aborted if White does not make his first move", "[game][limits]") {
    Table table;
    CHECK(table.deadline() == 30'000);
    CHECK(table.submit(command::Tick{}, 29'999) == "");
    CHECK(table.news().empty());
    CHECK(table.submit(command::Tick{}, 30'000) == "");
    CHECK(table.outcome() == "* aborted");
    CHECK(table.game().result()->full_moves == 0);
}

TEST_CASE("A game is aborted if Black does not make his first move", "[game][limits]") {
    Table table;
    CHECK(table.play("e2e4", 29'999) == "");
    CHECK(table.deadline() == 59'999);
    CHECK(table.play("e7e5", 59'999) == "");  // exactly at the limit is too late
    CHECK(table.outcome() == "* aborted");
    CHECK(table.game().moves().size() == 1);
}

TEST_CASE("First moves cost no time and earn no increment", "[game][limits][clock]") {
    Table table;
    CHECK(table.play("e2e4", 20'000) == "");
    CHECK(table.play("e7e5", 45'000) == "");
    CHECK(table.left(Color::white, 45'000) == 600'000);
    CHECK(table.left(Color::black, 45'000) == 600'000);
    // White's clock starts with Black's first move.
    CHECK(table.left(Color::white, 46'000) == 599'000);
    CHECK(table.deadline() == 645'000);
}

TEST_CASE("Without a first-move limit the clocks run from the first move on", "[game][clock]") {
    Table table(plain_wish());
    CHECK(table.deadline() == 600'000);
    CHECK(table.play("e2e4", 10'000) == "");
    CHECK(table.left(Color::white, 10'000) == 595'000);
}

TEST_CASE("The increment of a game comes after the move", "[game][clock]") {
    NewGame wish = plain_wish();
    wish.options.time_control = same_for_both(TimeControl::fischer(60s, 5s));
    Table table(wish);
    CHECK(table.play("e2e4", 59'999) == "");  // 1 ms left: the increment does not help before
    CHECK(table.left(Color::white, 60'000) == 5'001);
}

TEST_CASE("A move at exactly zero is late", "[game][clock]") {
    NewGame wish = plain_wish();
    wish.options.time_control = same_for_both(TimeControl::fischer(60s, 5s));
    Table table(wish);
    CHECK(table.play("e2e4", 60'000) == "");
    CHECK(table.outcome() == "0-1 timeLoss");
    CHECK(table.game().moves().empty());
    CHECK(table.game().clock().remaining(Color::white, instant_of_ms(60'000)) == 0s);
}

TEST_CASE("Whatever arrives after the flag, the flag has fallen", "[game][clock]") {
    NewGame wish = plain_wish();
    wish.options.time_control = same_for_both(TimeControl::fischer(60s, 0s));
    const std::vector<Command> late{command::Resign{Color::black}, command::OfferDraw{Color::white},
                                    command::Play{Color::black, {Square::e7, Square::e5, {}}},
                                    command::Disconnect{Color::black}, command::Tick{}};
    for (const Command& command : late) {
        Table table(wish);
        CHECK(table.submit(command, 75'000) == "");
        CHECK(table.outcome() == "0-1 timeLoss");
        CHECK(table.log().back().at == instant_of_ms(60'000));  // not when somebody noticed
    }
}

TEST_CASE("A flag against a bare king draws (6.9)", "[game][clock]") {
    Table table(plain_wish("8/8/4k3/8/8/4K3/4Q3/8 w - - 0 1"));
    CHECK(table.submit(command::Tick{}, 600'000) == "");
    CHECK(table.outcome() == "1/2-1/2 timeoutVsInsufficient");
}

TEST_CASE("A flag with a queen against a knight loses by the fast rule, draws by the exact one",
          "[game][clock]") {
    NewGame wish = plain_wish("8/8/4k1n1/8/8/4K3/4Q3/8 w - - 0 1");
    Table fast(wish);
    CHECK(fast.submit(command::Tick{}, 600'000) == "");
    CHECK(fast.outcome() == "0-1 timeLoss");
    wish.options.exact_dead_position = true;
    Table exact(wish);
    CHECK(exact.submit(command::Tick{}, 600'000) == "");
    CHECK(exact.outcome() == "1/2-1/2 timeoutVsInsufficient");
}

TEST_CASE("A blocked position is dead only for the exact analysis (5.2.2)", "[game][draws]") {
    // The pawns are locked on every file, and neither king can get through.
    constexpr std::string_view wall = "8/2k5/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3/8 w - - 0 1";
    NewGame wish = plain_wish(wall);
    Table fast(wish);
    CHECK(fast.play("e2e3", 1'000) == "");
    CHECK(fast.outcome() == "");
    wish.options.exact_dead_position = true;
    CHECK(Table(wish).outcome() == "1/2-1/2 deadPosition");
}

TEST_CASE("Without a clock the idle limit counts for each move", "[game][limits]") {
    NewGame wish = plain_wish();
    wish.options.time_control = same_for_both(TimeControl::unlimited());
    wish.options.idle_limit = 300s;
    Table table(wish);
    CHECK(table.deadline() == 300'000);
    CHECK(table.play("e2e4", 200'000) == "");
    CHECK(table.deadline() == 500'000);
    CHECK(table.submit(command::Tick{}, 500'000) == "");
    CHECK(table.outcome() == "1-0 timeLoss");
}

TEST_CASE("A mate on the hundredth ply is a mate", "[game][draws]") {
    // Back-rank mate with 99 quiet plies before.
    Table table(plain_wish("6k1/5ppp/8/8/8/8/8/R5K1 w - - 99 80"));
    CHECK(table.play("a1a8", 1'000) == "");
    CHECK(table.outcome() == "1-0 checkmate");
}

TEST_CASE("Fifty quiet moves draw by themselves in the automatic mode", "[game][draws]") {
    Table table(plain_wish("r3k3/8/8/8/8/8/8/R3K3 w - - 98 80"));
    CHECK(table.play("a1b1", 1'000) == "");
    CHECK(table.outcome() == "");
    CHECK(table.play("a8b8", 2'000) == "");
    CHECK(table.outcome() == "1/2-1/2 fiftyMove");
}

TEST_CASE("A halfmove clock that is not known decides nothing", "[game][draws]") {
    NewGame wish = plain_wish(rooks);
    Setup setup = wish.start->setup();
    setup.halfmove_clock.reset();
    wish.start = *Position::from(setup);
    wish.options.draw_mode = DrawMode::fide;
    Table table(wish);
    CHECK(table.play_all({"a1b1", "a8b8"}, 1'000) == "");
    CHECK(table.submit(command::ClaimDraw{Color::white, {}}, 2'000) == "nothingToClaim");
}

TEST_CASE("Threefold repetition draws by itself in the automatic mode", "[game][draws]") {
    Table table(plain_wish(rooks));
    CHECK(shuffle(table, 1'000) == "");
    CHECK(table.outcome() == "");
    CHECK(shuffle(table, 2'000) == "");
    CHECK(table.outcome() == "1/2-1/2 threefold");
    CHECK(table.submit(command::ClaimDraw{Color::white, {}}, 3'000) == "gameOver");
}

TEST_CASE("Claims are refused where draws are automatic", "[game][claims]") {
    Table table(plain_wish());
    CHECK(table.submit(command::ClaimDraw{Color::white, {}}, 1'000) == "claimsAreAutomatic");
}

TEST_CASE("Threefold repetition is claimed on the board in the FIDE mode", "[game][claims]") {
    Table table(fide_wish(rooks));
    CHECK(shuffle(table, 1'000) == "");
    CHECK(table.submit(command::ClaimDraw{Color::white, {}}, 1'500) == "nothingToClaim");
    CHECK(shuffle(table, 2'000) == "");
    CHECK(table.news_has<event::DrawClaimable>());
    CHECK(table.game().claimable() == Reason::threefold);
    CHECK(table.submit(command::ClaimDraw{Color::black, {}}, 2'500) == "notYourTurn");
    CHECK(table.submit(command::ClaimDraw{Color::white, {}}, 3'000) == "");
    CHECK(table.outcome() == "1/2-1/2 threefold");
}

TEST_CASE("A claim may name the move that brings the position about (9.2.1)", "[game][claims]") {
    Table table(fide_wish(rooks));
    CHECK(shuffle(table, 1'000) == "");
    CHECK(table.play_all({"a1b1", "a8b8", "b1a1"}, 2'000) == "");
    const auto claim_with = [&](std::string_view uci) {
        return table.submit(command::ClaimDraw{Color::black, Table::request(uci)}, 3'000);
    };
    CHECK(claim_with("b8c8") == "nothingToClaim");
    CHECK(claim_with("b8a8") == "");
    CHECK(table.outcome() == "1/2-1/2 threefold");
    CHECK(table.game().moves().size() == 7);  // the move is declared, not made
    const auto& ended = std::get<event::Ended>(table.log().back().body);
    CHECK(ended.claimed_move == Move{Square::b8, Square::a8});
}

TEST_CASE("A claim with an illegal move says why the move is illegal", "[game][claims]") {
    Table table(fide_wish(rooks));
    const MoveRequest illegal{Square::a1, Square::b2, {}};
    CHECK(table.submit(command::ClaimDraw{Color::white, illegal}, 1'000) == "pieceCannotMoveSo");
}

TEST_CASE("A wrong claim changes nothing", "[game][claims]") {
    Table table(fide_wish(standard));
    CHECK(table.play("e2e4", 1'000) == "");
    const auto before = table.log();
    CHECK(table.submit(command::ClaimDraw{Color::black, {}}, 2'000) == "nothingToClaim");
    CHECK(table.log() == before);
    CHECK(table.play("e7e5", 3'000) == "");
}

TEST_CASE("Fifty moves are claimed in the FIDE mode, also with the last of them",
          "[game][claims]") {
    Table table(fide_wish("r3k3/8/8/8/8/8/8/R3K3 w - - 98 80"));
    CHECK(table.play("a1b1", 1'000) == "");
    CHECK(table.submit(command::ClaimDraw{Color::black, {}}, 1'500) == "nothingToClaim");
    const auto quiet = Table::request("a8b8");
    SECTION("by naming the move") {
        CHECK(table.submit(command::ClaimDraw{Color::black, quiet}, 2'000) == "");
        CHECK(table.game().moves().size() == 1);  // it is declared, not made
    }
    SECTION("by the opponent after the move") {
        CHECK(table.play("a8b8", 2'000) == "");
        CHECK(table.submit(command::ClaimDraw{Color::white, {}}, 3'000) == "");
    }
    CHECK(table.outcome() == "1/2-1/2 fiftyMove");
}

TEST_CASE("Five occurrences draw by themselves in the FIDE mode", "[game][draws]") {
    Table table(fide_wish(rooks));
    for (int time = 2; time <= 4; ++time) CHECK(shuffle(table, 1'000 * time) == "");
    CHECK(table.outcome() == "");
    CHECK(table.game().occurrences() == 4);
    CHECK(shuffle(table, 9'000) == "");
    CHECK(table.outcome() == "1/2-1/2 fivefold");
}

TEST_CASE("Seventy-five moves draw by themselves in the FIDE mode", "[game][draws]") {
    Table table(fide_wish("r3k3/8/8/8/8/8/8/R3K3 w - - 149 90"));
    CHECK(table.play("a1b1", 1'000) == "");
    CHECK(table.outcome() == "1/2-1/2 seventyFiveMove");
}

TEST_CASE("Castling rights make positions different (9.2.3)", "[game][draws]") {
    // The king's return costs the right, so the first position does not come again.
    Table table(plain_wish("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"));
    CHECK(table.play_all({"e1e2", "e8e7", "e2e1", "e7e8"}, 1'000) == "");
    CHECK(table.game().occurrences() == 1);
    CHECK(table.play_all({"e1e2", "e8e7", "e2e1", "e7e8"}, 2'000) == "");
    CHECK(table.game().occurrences() == 2);
    CHECK(table.outcome() == "");
    CHECK(table.play("e1e2", 3'000) == "");  // without the right this one has come every time
    CHECK(table.outcome() == "1/2-1/2 threefold");
}

TEST_CASE("A legal en passant capture makes a position different, one that is none does not",
          "[game][draws]") {
    // After e2e4 Black can take en passant; when the position comes again he cannot.
    Table capture(plain_wish("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1"));
    CHECK(capture.play("e2e4", 1'000) == "");
    CHECK(capture.play_all({"e8e7", "e1e2", "e7e8", "e2e1"}, 2'000) == "");
    CHECK(capture.game().occurrences() == 1);
    // No pawn stands beside: the double step leaves no trace.
    Table none(plain_wish("4k3/8/8/8/1p6/8/4P3/4K3 w - - 0 1"));
    CHECK(none.play("e2e4", 1'000) == "");
    CHECK(none.play_all({"e8e7", "e1e2", "e7e8", "e2e1"}, 2'000) == "");
    CHECK(none.game().occurrences() == 2);
}

TEST_CASE("Two knights are not too little, one is", "[game][draws]") {
    Table knn(plain_wish("4k3/8/8/8/8/8/r7/N1N1K3 w - - 0 1"));
    CHECK(knn.play("c1a2", 1'000) == "");
    CHECK(knn.outcome() == "");  // K+N+N v K goes on
    Table one(plain_wish("4k3/8/8/8/8/8/r7/2N1K3 w - - 0 1"));
    CHECK(one.play("c1a2", 1'000) == "");
    CHECK(one.outcome() == "1/2-1/2 insufficientMaterial");
}

TEST_CASE("Stalemate is a draw", "[game][draws]") {
    Table table(plain_wish("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1"));
    CHECK(table.play("g5g6", 1'000) == "");
    CHECK(table.outcome() == "1/2-1/2 stalemate");
    CHECK(table.news_has<event::Stalemated>());
}

TEST_CASE("A game that begins at its end has ended", "[game]") {
    Table table(plain_wish("7k/8/5KQ1/8/8/8/8/8 b - - 0 1"));
    CHECK(table.outcome() == "1/2-1/2 stalemate");
    CHECK(table.log().size() == 2);
}

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
    Table table(fide_wish(rooks));
    CHECK(shuffle(table, 1'000) == "");
    CHECK(shuffle(table, 2'000) == "");
    CHECK(table.game().claimable() == Reason::threefold);
    CHECK(table.submit(command::RequestUndo{Color::black, 1}, 2'000) == "");
    CHECK(table.submit(command::RespondUndo{Color::white, true}, 2'000) == "");
    CHECK_FALSE(table.game().claimable());
    CHECK(table.play("b8c8", 3'000) == "");
    CHECK(table.game().occurrences() == 1);
    CHECK(table.submit(command::ClaimDraw{Color::white, {}}, 3'000) == "nothingToClaim");
}

TEST_CASE("Resigning loses, but not before one's first move", "[game]") {
    Table table(plain_wish());
    CHECK(table.play("e2e4", 1'000) == "");
    SECTION("Black has not moved") {
        CHECK(table.submit(command::Resign{Color::black}, 2'000) == "");
        CHECK(table.outcome() == "* aborted");
    }
    SECTION("White has") {
        CHECK(table.submit(command::Resign{Color::white}, 2'000) == "");
        CHECK(table.outcome() == "0-1 resign");
    }
}

TEST_CASE("Who is away on move has the grace time from then on", "[game][absence]") {
    NewGame wish = plain_wish();
    wish.options.disconnect_grace = 60s;
    Table table(wish);
    CHECK(table.submit(command::Disconnect{Color::black}, 1'000) == "");
    CHECK(table.deadline() == 600'000);  // not on move: only White's clock counts
    CHECK(table.play("e2e4", 5'000) == "");
    CHECK(table.deadline() == 65'000);  // both away and on move since 5 s
    SECTION("he comes back in time") {
        CHECK(table.submit(command::Reconnect{Color::black}, 64'999) == "");
        CHECK(table.deadline() == 605'000);
    }
    SECTION("he does not") {
        CHECK(table.submit(command::Tick{}, 65'000) == "");
        CHECK(table.outcome() == "1-0 disconnect");
    }
}

TEST_CASE("Of clock and grace time the earlier deadline wins", "[game][absence]") {
    NewGame wish = plain_wish();
    wish.options.disconnect_grace = 60s;
    wish.options.time_control = same_for_both(TimeControl::fischer(60s, 0s));
    Table table(wish);
    CHECK(table.submit(command::Disconnect{Color::white}, 10'000) == "");
    CHECK(table.deadline() == 60'000);
    CHECK(table.submit(command::Tick{}, 60'000) == "");
    CHECK(table.outcome() == "0-1 timeLoss");
}

TEST_CASE("Being away twice is being away once", "[game][absence]") {
    NewGame wish = plain_wish();
    wish.options.disconnect_grace = 60s;
    Table table(wish);
    CHECK(table.submit(command::Reconnect{Color::white}, 500) == "");
    CHECK(table.news().empty());
    CHECK(table.submit(command::Disconnect{Color::white}, 1'000) == "");
    CHECK(table.submit(command::Disconnect{Color::white}, 30'000) == "");
    CHECK(table.news().empty());
    CHECK(table.deadline() == 61'000);
}

TEST_CASE("Moves are refused with their reason", "[game][moves]") {
    Table table(plain_wish());
    const auto play = [&](Color by, MoveRequest move) {
        return table.submit(command::Play{by, move}, 1'000);
    };
    CHECK(play(Color::black, {Square::e7, Square::e5, {}}) == "notYourTurn");
    CHECK(play(Color::white, {Square::e3, Square::e4, {}}) == "noPiece");
    CHECK(play(Color::white, {Square::e7, Square::e5, {}}) == "notYourPiece");
    CHECK(play(Color::white, {Square::a1, Square::a5, {}}) == "pathBlocked");
    CHECK(table.submit(command::Castle{Color::white, Wing::kingside}, 1'000) ==
          "castlingPathBlocked");
    CHECK(play(Color::white, {Square::e2, Square::e4, PieceType::queen}) == "");  // needless
}

TEST_CASE("A promotion names its piece, unless a queen is agreed", "[game][moves]") {
    NewGame wish = plain_wish("8/P3k3/8/8/8/8/8/4K3 w - - 0 1");
    Table strict(wish);
    CHECK(strict.play("a7a8", 1'000) == "promotionMissing");
    CHECK(strict.play("a7a8r", 1'000) == "");
    CHECK(strict.news_has<event::Promoted>());
    CHECK(strict.game().position().type_at(Square::a8) == PieceType::rook);
    wish.options.auto_queen = true;
    Table automatic(wish);
    CHECK(automatic.play("a7a8", 1'000) == "");
    CHECK(automatic.game().position().type_at(Square::a8) == PieceType::queen);
}

TEST_CASE("Time does not go backwards", "[game][clock]") {
    Table table(plain_wish());
    CHECK(table.play("e2e4", 5'000) == "");
    CHECK(table.play("e7e5", 4'999) == "timeGoesBackwards");
    CHECK(table.play("e7e5", 5'000) == "");
}

TEST_CASE("An arbiter starts the clocks and has the last word", "[game][arbiter]") {
    NewGame wish = plain_wish();
    wish.options.clock_start = ClockStart::when_told;
    Table table(wish);
    CHECK(table.deadline() == -1);
    CHECK(table.submit(command::StartClock{}, 5'000) == "");
    CHECK(table.submit(command::StartClock{}, 5'000) == "clockRunning");
    CHECK(table.deadline() == 605'000);
    CHECK(table.play("e2e4", 6'000) == "");
    CHECK(table.left(Color::white, 9'000) == 604'000);
    CHECK(table.deadline() == -1);
    const Outcome lost = Outcome::won_by(Color::white, Reason::illegal_move);
    CHECK(table.submit(command::Award{lost}, 9'000) == "");
    CHECK(table.outcome() == "1-0 illegalMove");
}

TEST_CASE("The same seed draws the same colors and the same start", "[game][chance]") {
    NewGame wish;
    wish.options.variant = Variant::chess960;
    wish.seed = 42;
    CHECK(create(wish, Instant{}) == create(wish, Instant{}));
    wish.options.color_assignment = ColorAssignment::alternate;
    wish.previous_host_color = Color::white;
    CHECK(Table(wish).game().host_color() == Color::black);
    wish.options.color_assignment = ColorAssignment::host_black;
    CHECK(Table(wish).game().host_color() == Color::black);
}

TEST_CASE("A thousand seeded Chess960 starts obey the placement rules", "[game][chance]") {
    NewGame wish;
    wish.options.variant = Variant::chess960;
    std::set<int> numbers;
    int host_is_white = 0;
    for (wish.seed = 1; wish.seed <= 1'000; ++wish.seed) {
        const Table table(wish);
        const Game& game = table.game();
        const Position& start = game.start();
        const Bitboard rank = squares_of(Rank::r1);
        const Bitboard bishops = start.pieces(Color::white, PieceType::bishop);
        const Bitboard rooks_of_white = start.pieces(Color::white, PieceType::rook);
        REQUIRE((bishops & light_squares).size() == 1);
        REQUIRE((bishops & dark_squares).size() == 1);
        const Square king = start.king(Color::white);
        auto rook = rooks_of_white;
        REQUIRE(rook.size() == 2);
        REQUIRE(rook.pop_first() < king);
        REQUIRE(rook.pop_first() > king);
        REQUIRE((start.pieces(Color::white) - start.pieces(PieceType::pawn)) == rank);
        for (const Square square : rank)
            REQUIRE(start.type_at(square) == start.type_at(mirrored(square)));
        REQUIRE(start.setup() == chess960_setup(game.chess960_number().value()));
        numbers.insert(*game.chess960_number());
        host_is_white += game.host_color() == Color::white ? 1 : 0;
    }
    CHECK(numbers.size() > 550);  // 620 different ones are expected of a fair draw
    CHECK(host_is_white > 400);
    CHECK(host_is_white < 600);
}
