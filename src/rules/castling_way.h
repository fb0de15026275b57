// The squares that a castling move needs, in both variants by one rule (Article 3.8.2.2).
#pragma once

#include "rules/attacks.h"
#include "rules/castling.h"

namespace adoube {

// Where king and rook pass and arrive. In Chess960 the squares on which they stand may be among
// these: each may pass the other, or stay.
struct CastlingWay {
    Bitboard king;
    Bitboard rook;
};

[[nodiscard]] constexpr CastlingWay castling_way(Color color, Wing wing, Square king, Square rook) {
    const Square king_to = castled_king(color, wing);
    const Square rook_to = castled_rook(color, wing);
    return {between(king, king_to) | king_to, between(rook, rook_to) | rook_to};
}
static_assert(castling_way(Color::white, Wing::queenside, Square::e1, Square::a1).rook ==
              Bitboard{Square::b1, Square::c1, Square::d1});

}  // namespace adoube
