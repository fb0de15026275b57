#include "engine/evaluation/evaluation.h"

#include <cstdlib>

#include "engine_positions.h"

using namespace adoube;
using namespace adoube::engine;

namespace {

// The same position with colors changed.
Position with_colors_changed(const Position& position) {
    const Setup setup = position.setup();
    Setup other;
    for (const Square square : position.occupied()) {
        const Piece piece = *setup.at(square);
        other.put({opponent(piece.color), piece.type}, mirrored(square));
    }
    other.turn = opponent(setup.turn);
    other.halfmove_clock = setup.halfmove_clock;
    const auto result = Position::from(other);
    REQUIRE(result);
    return *result;
}

}  // namespace

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
