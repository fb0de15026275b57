// Draws by the Laws: by themselves, claimed, and what must not be one.
#include "game/judgement.h"

#include "support/catch.h"
#include "support/game_table.h"

using namespace adoube;
using namespace adoube::game;

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
    NewGame wish = plain_wish(two_rooks);
    Setup setup = wish.start->setup();
    setup.halfmove_clock.reset();
    wish.start = *Position::from(setup);
    wish.options.draw_mode = DrawMode::fide;
    Table table(wish);
    CHECK(table.play_all({"a1b1", "a8b8"}, 1'000) == "");
    CHECK(table.submit(command::ClaimDraw{Color::white, {}}, 2'000) == "nothingToClaim");
}

TEST_CASE("Threefold repetition draws by itself in the automatic mode", "[game][draws]") {
    Table table(plain_wish(two_rooks));
    CHECK(shuffle_rooks(table, 1'000) == "");
    CHECK(table.outcome() == "");
    CHECK(shuffle_rooks(table, 2'000) == "");
    CHECK(table.outcome() == "1/2-1/2 threefold");
    CHECK(table.submit(command::ClaimDraw{Color::white, {}}, 3'000) == "gameOver");
}

TEST_CASE("Claims are refused where draws are automatic", "[game][claims]") {
    Table table(plain_wish());
    CHECK(table.submit(command::ClaimDraw{Color::white, {}}, 1'000) == "claimsAreAutomatic");
}

TEST_CASE("Threefold repetition is claimed on the board in the FIDE mode", "[game][claims]") {
    Table table(fide_wish(two_rooks));
    CHECK(shuffle_rooks(table, 1'000) == "");
    CHECK(table.submit(command::ClaimDraw{Color::white, {}}, 1'500) == "nothingToClaim");
    CHECK(shuffle_rooks(table, 2'000) == "");
    CHECK(table.news_has<event::DrawClaimable>());
    CHECK(table.game().claimable() == Reason::threefold);
    CHECK(table.submit(command::ClaimDraw{Color::black, {}}, 2'500) == "notYourTurn");
    CHECK(table.submit(command::ClaimDraw{Color::white, {}}, 3'000) == "");
    CHECK(table.outcome() == "1/2-1/2 threefold");
}

TEST_CASE("A claim may name the move that brings the position about (9.2.1)", "[game][claims]") {
    Table table(fide_wish(two_rooks));
    CHECK(shuffle_rooks(table, 1'000) == "");
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
    Table table(fide_wish(two_rooks));
    const MoveRequest illegal{Square::a1, Square::b2, {}};
    CHECK(table.submit(command::ClaimDraw{Color::white, illegal}, 1'000) == "pieceCannotMoveSo");
}

TEST_CASE("A wrong claim changes nothing", "[game][claims]") {
    Table table(fide_wish(fen::standard_start));
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
    Table table(fide_wish(two_rooks));
    for (int time = 2; time <= 4; ++time) CHECK(shuffle_rooks(table, 1'000 * time) == "");
    CHECK(table.outcome() == "");
    CHECK(table.game().occurrences() == 4);
    CHECK(shuffle_rooks(table, 9'000) == "");
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
