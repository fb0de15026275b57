#include "mating/reach.h"

#include "notation/fen.h"
#include "rules/legal_moves.h"
#include "support/catch.h"
#include "support/random_positions.h"

namespace adoube::mating {

namespace {

[[nodiscard]] Bitboard reach_from(const char* text, Square home) {
    const Reach reach(fen::read_position(text)->position);
    for (const Man& man : reach.men())
        if (man.home == home) return man.squares;
    return {};
}

constexpr auto wall = "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1";

// The squares on which that color's men other than the king may stand one day.
[[nodiscard]] Bitboard all_squares(const Reach& reach, Color color) {
    Bitboard squares;
    for (const Man& man : reach.men())
        if (man.piece.color == color) squares |= man.squares;
    return squares;
}

}  // namespace

TEST_CASE("Pawns that block each other stay where they are", "[mating]") {
    CHECK(reach_from(wall, Square::d4) == Bitboard{Square::d4});
    CHECK(reach_from(wall, Square::g5) == Bitboard{Square::g5});
}

TEST_CASE("A king does not cross a line that the pawns guard", "[mating]") {
    const Bitboard squares = reach_from(wall, Square::e1);
    CHECK(squares == (squares_of(Rank::r1) | squares_of(Rank::r2) | squares_of(Rank::r3)));
}

TEST_CASE("A bishop stays on the squares of its color", "[mating]") {
    const Bitboard squares = reach_from("4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", Square::c1);
    CHECK(squares == dark_squares);
}

TEST_CASE("What a move reaches was within reach before", "[mating]") {
    INFO(seed_note());
    SplitMix64 random(test_seed());
    for (const Position& position : positions_of_random_games(random, Variant::standard, 2)) {
        INFO(fen::write(position));
        const Reach reach(position);
        for (const Move move : legal_moves(position)) {
            const Position next = position.after(move);
            for (const Color color : all_colors)
                CHECK((next.pieces(color) - all_squares(reach, color)).empty());
        }
    }
}

}  // namespace adoube::mating
