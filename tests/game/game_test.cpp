#include "game/game.h"

#include <set>

#include "rules/chess960.h"
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

TEST_CASE("A game that begins at its end has ended", "[game]") {
    Table table(plain_wish("7k/8/5KQ1/8/8/8/8/8 b - - 0 1"));
    CHECK(table.outcome() == "1/2-1/2 stalemate");
    CHECK(table.log().size() == 2);
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
