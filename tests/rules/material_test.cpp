#include "rules/material.h"

#include <string_view>

#include "support/catch.h"
#include "support/drawn.h"
#include "support/positions.h"

namespace adoube {

using enum Square;

namespace {

struct Man {
    char letter;
    Square square;
};

// White's king on a1, Black's on h8, and these men.
[[nodiscard]] Position kings_and(std::initializer_list<Man> men) {
    Setup setup;
    setup.put({Color::white, PieceType::king}, a1);
    setup.put({Color::black, PieceType::king}, h8);
    for (const Man& man : men) setup.put(*detail::drawn_piece(man.letter), man.square);
    const auto position = Position::from(setup);
    if (position) return *position;
    setup.turn = Color::black;
    return position_of(setup);
}

}  // namespace

TEST_CASE("Neither side can mate with bare kings or one minor piece (5.2.2)", "[rules][material]") {
    CHECK(is_insufficient_material(kings_and({})));
    CHECK(is_insufficient_material(kings_and({{'N', b1}})));
    CHECK(is_insufficient_material(kings_and({{'b', c6}})));
}

TEST_CASE("Bishops that all stand on one color cannot mate, whosever they are (5.2.2)",
          "[rules][material]") {
    CHECK(is_insufficient_material(kings_and({{'B', c1}, {'b', f8}})));
    CHECK(is_insufficient_material(kings_and({{'B', c1}, {'B', e3}, {'b', f8}})));
    CHECK_FALSE(is_insufficient_material(kings_and({{'B', c1}, {'b', c8}})));
    CHECK_FALSE(is_insufficient_material(kings_and({{'B', c1}, {'B', f1}})));
}

TEST_CASE("A helpmate exists with any other material", "[rules][material]") {
    CHECK_FALSE(is_insufficient_material(kings_and({{'N', b1}, {'N', g1}})));
    CHECK_FALSE(is_insufficient_material(kings_and({{'N', b1}, {'n', g6}})));
    CHECK_FALSE(is_insufficient_material(kings_and({{'N', b1}, {'b', c6}})));
    CHECK_FALSE(is_insufficient_material(kings_and({{'P', e4}})));
    CHECK_FALSE(is_insufficient_material(kings_and({{'r', e4}})));
    CHECK_FALSE(is_insufficient_material(kings_and({{'Q', e4}})));
}

TEST_CASE("A bare king cannot mate, the other side may (6.9)", "[rules][material]") {
    const Position position = kings_and({{'Q', e4}});
    CHECK(cannot_mate_by_material(position, Color::black));
    CHECK_FALSE(cannot_mate_by_material(position, Color::white));
}

TEST_CASE("A knight or bishop alone cannot mate a bare king but may mate a helped one (6.9)",
          "[rules][material]") {
    CHECK(cannot_mate_by_material(kings_and({{'N', b1}}), Color::white));
    CHECK(cannot_mate_by_material(kings_and({{'B', c1}}), Color::white));
    CHECK_FALSE(cannot_mate_by_material(kings_and({{'N', b1}, {'p', h7}}), Color::white));
    CHECK_FALSE(cannot_mate_by_material(kings_and({{'B', c1}, {'n', h6}}), Color::white));
    CHECK_FALSE(cannot_mate_by_material(kings_and({{'n', b3}, {'Q', e4}}), Color::black));
}

}  // namespace adoube
