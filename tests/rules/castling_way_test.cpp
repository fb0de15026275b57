#include "rules/castling_way.h"

#include "support/catch.h"

namespace adoube {

using enum Square;

TEST_CASE("Standard castling passes the squares between and arrives on two of them",
          "[rules][castling_way]") {
    const CastlingWay kingside = castling_way(Color::black, Wing::kingside, e8, h8);
    CHECK(kingside.king == Bitboard{f8, g8});
    CHECK(kingside.rook == Bitboard{g8, f8});
}

TEST_CASE("Chess960: a king at home stays there, and arrives all the same",
          "[rules][castling_way]") {
    const CastlingWay way = castling_way(Color::white, Wing::queenside, c1, a1);
    CHECK(way.king == Bitboard{c1});
    CHECK(way.rook == Bitboard{b1, c1, d1});
}

TEST_CASE("Chess960: the king may pass the rook, or cross the whole rank",
          "[rules][castling_way]") {
    const CastlingWay swap = castling_way(Color::white, Wing::kingside, f1, g1);
    CHECK(swap.king == Bitboard{g1});
    CHECK(swap.rook == Bitboard{f1});
    const CastlingWay across = castling_way(Color::white, Wing::kingside, a1, b1);
    CHECK(across.king == Bitboard{b1, c1, d1, e1, f1, g1});
    CHECK(across.rook == Bitboard{c1, d1, e1, f1});
}

}  // namespace adoube
