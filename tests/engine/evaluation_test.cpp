#include "engine/evaluation/evaluation.h"
#include "engine/evaluation/terms.h"

#include <cstdlib>

#include "engine_positions.h"

using namespace adoube;
using namespace adoube::engine;

TEST_CASE("Colors do not matter to the evaluation", "[engine][evaluation]") {
    for (const std::string_view fen : bench_positions()) {
        CAPTURE(fen);
        const Position position = position_of(fen, Variant::chess960);
        if (!position.castling().empty()) continue;  // the mirrored set-up leaves rights out
        CHECK(evaluate(position) == evaluate(with_colors_changed(position)));
    }
}

TEST_CASE("The start is even but for the move", "[engine][evaluation]") {
    CHECK(explain(Position::initial()).for_white == 0);
    CHECK(std::abs(evaluate(Position::initial())) < 50);
}

TEST_CASE("Material counts about what it is known to", "[engine][evaluation]") {
    CHECK(evaluate(position_of("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1")) > 700);
    CHECK(evaluate(position_of("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")) > 350);
    // A minor piece alone cannot win, with a pawn it can.
    CHECK(std::abs(evaluate(position_of("4k3/8/8/8/8/8/8/B3K3 w - - 0 1"))) < 40);
    CHECK(evaluate(position_of("4k3/8/8/8/8/8/4P3/B3K3 w - - 0 1")) > 200);
}

// More than a game can bring about, but a set-up can be played on from, and so has to be searched.
TEST_CASE("A board full of queens is worth a board full of queens", "[engine][evaluation]") {
    const Score score = evaluate(position_of(full_of_queens));
    CHECK(score < evaluate(position_of("7k/8/8/8/8/8/QQQQ4/KQQQQ3 b - - 0 1")));
    CHECK(score > -known_score);
}

// The same men, but nothing of the enemy's stands on or attacks the pawn's way.
TEST_CASE("A passed pawn with a free way is worth more", "[engine][evaluation]") {
    const Score free = evaluate(position_of("6k1/8/8/P7/8/8/8/2r2RK1 w - - 0 1"));
    const Score stopped = evaluate(position_of("r5k1/8/8/P7/8/8/8/5RK1 w - - 0 1"));
    CHECK(free > stopped);
}

TEST_CASE("Pawns before the king keep him safe", "[engine][evaluation]") {
    const std::string_view behind = "r2q1rk1/ppp2ppp/8/8/8/8/PPP2PPP/R2Q1RK1 w - - 0 1";
    const std::string_view advanced = "r2q1rk1/ppp2ppp/8/8/5PPP/8/PPP5/R2Q1RK1 w - - 0 1";
    const auto safety = [](std::string_view fen) {
        return explain(position_of(fen)).terms[5][index_of(Color::white)].middlegame();
    };
    CHECK(safety(behind) > safety(advanced));
}

// Four pawns against three, all on one wing or on both.
TEST_CASE("An advantage is easier to win on two wings", "[engine][evaluation]") {
    const auto worth = [](std::string_view fen) {
        const Position position = position_of(fen);
        return initiative(Facts(position, standard_weights), 100);
    };
    CHECK(worth("5rk1/5ppp/8/8/8/8/4PPPP/5RK1 w - - 0 1") <
          worth("5rk1/p4pp1/8/8/8/8/P4PPP/5RK1 w - - 0 1"));
}

TEST_CASE("The initiative turns no advantage around", "[engine][evaluation]") {
    for (const std::string_view fen : bench_positions()) {
        CAPTURE(fen);
        const Position position = position_of(fen, Variant::chess960);
        const Facts facts(position, standard_weights);
        for (const int sum : {1, 7, 60, 900}) {
            CHECK(sum + initiative(facts, sum) >= 0);
            CHECK(initiative(facts, -sum) == -initiative(facts, sum));
        }
        CHECK(initiative(facts, 0) == 0);
    }
}
