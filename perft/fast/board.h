// The compact board of the fast counter: a dozen sets of squares, copied and never unmade.
#pragma once

#include <array>

#include "rules/bitboard.h"
#include "rules/color.h"
#include "rules/position.h"

namespace adoube::perft {

// The men of one color. A queen stands among the diagonal and among the straight sliders, so that
// counting moves needs no loop of its own for queens.
struct Men {
    Bitboard pawns;
    Bitboard knights;
    Bitboard diagonal;  // bishops and queens
    Bitboard straight;  // rooks and queens
    Bitboard king;
    Bitboard all;
};

struct Board {
    std::array<Men, 2> men{};
    // The square behind a pawn that has just made a double step, if an enemy pawn stands beside it.
    Bitboard en_passant{};
    // Where the rooks stand that may still castle, of both colors.
    Bitboard castling_rooks{};

    [[nodiscard]] Men& of(Color color) { return men[index_of(color)]; }
    [[nodiscard]] const Men& of(Color color) const { return men[index_of(color)]; }
    [[nodiscard]] Bitboard occupied() const { return men[0].all | men[1].all; }
};

[[nodiscard]] Board board_of(const Position& position);

// Who moves on a square that the generated code does not know in advance.
enum class Mover { pawn, knight, bishop, rook, queen, king };
inline constexpr std::size_t mover_count = 6;
[[nodiscard]] constexpr std::size_t index_of(Mover mover) {
    return static_cast<std::size_t>(mover);
}

inline constexpr Bitboard file_a = squares_of(File::a);
inline constexpr Bitboard file_h = squares_of(File::h);

// A rank as the color counts them.
template <Color color>
[[nodiscard]] constexpr Bitboard rank(Rank number) {
    return squares_of(relative_rank(color, number));
}
template <Color color>
inline constexpr Bitboard last_rank = rank<color>(Rank::r8);

// All squares of a set moved as a pawn steps, and as it captures towards file a or file h.
template <Color color>
[[nodiscard]] constexpr Bitboard step(Bitboard set) {
    return forward(color, set);
}
template <Color color>
[[nodiscard]] constexpr Bitboard step_a(Bitboard set) {
    const std::uint64_t bits = (set - file_a).bits();
    return Bitboard::from_bits(color == Color::white ? bits << 7 : bits >> 9);
}
template <Color color>
[[nodiscard]] constexpr Bitboard step_h(Bitboard set) {
    const std::uint64_t bits = (set - file_h).bits();
    return Bitboard::from_bits(color == Color::white ? bits << 9 : bits >> 7);
}
// The squares beside those of a set, on its ranks.
[[nodiscard]] constexpr Bitboard beside(Bitboard set) { return towards_a(set) | towards_h(set); }

}  // namespace adoube::perft
