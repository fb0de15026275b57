#include "rules/attacks.h"

#include "base/split_mix.h"
#include "support/catch.h"
#include "support/drawn.h"
#include "support/random_positions.h"

namespace adoube {

using enum Square;

namespace {

constexpr std::array straight{Step{0, 1}, Step{1, 0}, Step{0, -1}, Step{-1, 0}};
constexpr std::array diagonal{Step{1, 1}, Step{1, -1}, Step{-1, -1}, Step{-1, 1}};

// Walks until something stands in the way.
[[nodiscard]] Bitboard walked(Square from, Bitboard occupied, const std::array<Step, 4>& steps) {
    Bitboard reached;
    for (const Step step : steps) {
        for (auto to = offset(from, step.files, step.ranks); to;
             to = offset(*to, step.files, step.ranks)) {
            reached |= *to;
            if (occupied.contains(*to)) break;
        }
    }
    return reached;
}

// Few, half or most of the squares.
[[nodiscard]] Bitboard random_occupation(SplitMix64& random) {
    Bitboard occupied = Bitboard::from_bits(random.next());
    const std::uint64_t density = random.below(3);
    if (density == 0) occupied &= Bitboard::from_bits(random.next() & random.next());
    if (density == 2) occupied |= Bitboard::from_bits(random.next());
    return occupied;
}

}  // namespace

TEST_CASE("A knight in the corner attacks two squares (3.6)", "[rules][attacks]") {
    CHECK(knight_attacks(a1) == drawn(R"(
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . x . . . . . .
        . . x . . . . .
        . . . . . . . .)"));
}

TEST_CASE("A knight in the middle attacks eight", "[rules][attacks]") {
    CHECK(knight_attacks(e5) == drawn(R"(
        . . . . . . . .
        . . . x . x . .
        . . x . . . x .
        . . . . . . . .
        . . x . . . x .
        . . . x . x . .
        . . . . . . . .
        . . . . . . . .)"));
}

TEST_CASE("A king attacks the squares around him (3.8.1)", "[rules][attacks]") {
    CHECK(king_attacks(h4) == Bitboard{g3, h3, g4, g5, h5});
    CHECK(king_attacks(d4).size() == 8);
}

TEST_CASE("Pawns attack diagonally forward (3.7.4), never around the edge", "[rules][attacks]") {
    CHECK(pawn_attacks(Color::white, e4) == Bitboard{d5, f5});
    CHECK(pawn_attacks(Color::black, e4) == Bitboard{d3, f3});
    CHECK(pawn_attacks(Color::white, a4) == Bitboard{b5});
    CHECK(pawn_attacks(Color::black, h4) == Bitboard{g3});
}

TEST_CASE("Many pawns attack what each of them attacks", "[rules][attacks]") {
    for (const Color color : all_colors) {
        const Bitboard pawns{a2, c4, h7, e5};
        Bitboard one_by_one;
        for (const Square pawn : pawns) one_by_one |= pawn_attacks(color, pawn);
        CHECK(pawn_attacks(color, pawns) == one_by_one);
    }
}

TEST_CASE("A bishop sees as far as the first piece on each diagonal (3.2)", "[rules][attacks]") {
    CHECK(bishop_attacks(d4, {b6, f6, g7, a1}) == drawn(R"(
        . . . . . . . .
        . . . . . . . .
        . x . . . x . .
        . . x . x . . .
        . . . . . . . .
        . . x . x . . .
        . x . . . x . .
        x . . . . . x .)"));
}

TEST_CASE("A rook sees as far as the first piece on file and rank (3.3)", "[rules][attacks]") {
    CHECK(rook_attacks(d4, {d6, d7, b4, d1, h4}) == drawn(R"(
        . . . . . . . .
        . . . . . . . .
        . . . x . . . .
        . . . x . . . .
        . x x . x x x x
        . . . x . . . .
        . . . x . . . .
        . . . x . . . .)"));
}

TEST_CASE("A queen attacks as bishop and rook together (3.4)", "[rules][attacks]") {
    const Bitboard occupied{c2, c6, f1, a4};
    CHECK(attacks(PieceType::queen, c4, occupied) ==
          (attacks(PieceType::bishop, c4, occupied) | attacks(PieceType::rook, c4, occupied)));
}

TEST_CASE("Table, subtraction and walking find the same slider attacks", "[rules][attacks]") {
    INFO(seed_note());
    SplitMix64 random(test_seed());
    for (int n = 0; n < 2000; ++n) {
        const Bitboard occupied = random_occupation(random);
        for (const Square from : Bitboard::all()) {
            const Bitboard by_diagonals = walked(from, occupied, diagonal);
            const Bitboard by_lines = walked(from, occupied, straight);
            REQUIRE(bishop_attacks(from, occupied) == by_diagonals);
            REQUIRE(subtracted_bishop_attacks(from, occupied) == by_diagonals);
            REQUIRE(rook_attacks(from, occupied) == by_lines);
            REQUIRE(subtracted_rook_attacks(from, occupied) == by_lines);
        }
    }
}

TEST_CASE("Between are the squares that a slider passes", "[rules][attacks]") {
    CHECK(between(b2, f6) == Bitboard{c3, d4, e5});
    CHECK(between(f6, b2) == between(b2, f6));
    CHECK(between(a1, a8) == Bitboard{a2, a3, a4, a5, a6, a7});
    CHECK(between(e4, e5).empty());
    CHECK(between(e4, e4).empty());
    CHECK(between(a1, b3).empty());
}

TEST_CASE("A line runs through both squares from edge to edge", "[rules][attacks]") {
    CHECK(line_through(b2, d4) == drawn(R"(
        . . . . . . . x
        . . . . . . x .
        . . . . . x . .
        . . . . x . . .
        . . . x . . . .
        . . x . . . . .
        . x . . . . . .
        x . . . . . . .)"));
    CHECK(line_through(a4, h4) == squares_of(Rank::r4));
    CHECK(line_through(a1, b3).empty());
}

TEST_CASE("Between and line agree with the squares' geometry for all pairs", "[rules][attacks]") {
    for (const Square a : Bitboard::all()) {
        for (const Square b : Bitboard::all()) {
            if (a == b) continue;
            const bool aligned = (walked(a, {}, straight) | walked(a, {}, diagonal)).contains(b);
            REQUIRE(line_through(a, b).any() == aligned);
            REQUIRE((between(a, b) - line_through(a, b)).empty());
            REQUIRE(line_through(a, b) == line_through(b, a));
            REQUIRE(between(a, b) == between(b, a));
        }
    }
}

}  // namespace adoube
