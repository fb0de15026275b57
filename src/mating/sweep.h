// Where whole sets of men can go or see at once.
#pragma once

#include "rules/attacks.h"
#include "rules/bitboard.h"
#include "rules/piece.h"

namespace adoube::mating {

// The set moved by one step in each of the eight directions of a king.
template <int direction>
[[nodiscard]] constexpr Bitboard shifted(Bitboard set) {
    static_assert(direction >= 0 && direction < 8);
    const Bitboard sideways = direction % 3 == 0   ? towards_a(set)
                              : direction % 3 == 1 ? set
                                                   : towards_h(set);
    if constexpr (direction < 3) return forward(Color::white, sideways);
    else if constexpr (direction < 6) return forward(Color::black, sideways);
    else return direction == 6 ? towards_a(set) : towards_h(set);
}

// The squares that sliders on `from` see in one direction through `open` squares, the first
// square that is not open included.
template <int direction>
[[nodiscard]] constexpr Bitboard ray_sweep(Bitboard from, Bitboard open) {
    Bitboard seen = shifted<direction>(from);
    for (Bitboard front = seen & open; front.any();) {
        const Bitboard next = shifted<direction>(front) - seen;
        seen |= next;
        front = next & open;
    }
    return seen;
}

[[nodiscard]] constexpr Bitboard bishop_sweep(Bitboard from, Bitboard open) {
    return ray_sweep<0>(from, open) | ray_sweep<2>(from, open) | ray_sweep<3>(from, open) |
           ray_sweep<5>(from, open);
}

[[nodiscard]] constexpr Bitboard rook_sweep(Bitboard from, Bitboard open) {
    return ray_sweep<1>(from, open) | ray_sweep<4>(from, open) | ray_sweep<6>(from, open) |
           ray_sweep<7>(from, open);
}

[[nodiscard]] constexpr Bitboard king_sweep(Bitboard from) {
    const Bitboard row = from | towards_a(from) | towards_h(from);
    return (row ^ from) | forward(Color::white, row) | forward(Color::black, row);
}

[[nodiscard]] constexpr Bitboard knight_sweep(Bitboard from) {
    const Bitboard one = towards_a(from) | towards_h(from);
    const Bitboard two = towards_a(towards_a(from)) | towards_h(towards_h(from));
    const Bitboard up =
        forward(Color::white, two) | forward(Color::white, forward(Color::white, one));
    const Bitboard down =
        forward(Color::black, two) | forward(Color::black, forward(Color::black, one));
    return up | down;
}
static_assert(knight_sweep(Square::a1) == knight_attacks(Square::a1));
static_assert(king_sweep(Square::h5) == king_attacks(Square::h5));

// What a piece of the type (not a pawn) attacks from any of the squares.
[[nodiscard]] constexpr Bitboard sweep(PieceType type, Bitboard from, Bitboard open) {
    switch (type) {
        case PieceType::knight: return knight_sweep(from);
        case PieceType::bishop: return bishop_sweep(from, open);
        case PieceType::rook: return rook_sweep(from, open);
        case PieceType::queen: return bishop_sweep(from, open) | rook_sweep(from, open);
        case PieceType::king: return king_sweep(from);
        case PieceType::pawn: break;
    }
    return {};
}

}  // namespace adoube::mating
