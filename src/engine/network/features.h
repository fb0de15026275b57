// What the network sees of a position: which piece of which side stands on which square, as one of
// the two sides looks at the board. Its own pieces stand below, and its king on the right half: the
// board is turned upside down for Black, and its left and right are exchanged where the king stands
// on one of the files a to d. What is learnt on one wing is so known on the other.
#pragma once

#include <cstddef>

#include "rules/piece.h"
#include "rules/position.h"

namespace adoube::engine {

inline constexpr std::size_t feature_count = std::size_t{2} * 6 * square_count;

class Viewpoint {
public:
    constexpr Viewpoint(Color side, Square own_king)
        : side_(side),
          turned_((side == Color::white ? 0U : 56U) ^ (index_of(file_of(own_king)) < 4 ? 7U : 0U)) {
    }
    Viewpoint(Color side, const Position& position) : Viewpoint(side, position.king(side)) {}

    // Below feature_count.
    [[nodiscard]] constexpr std::size_t feature(Color color, PieceType type, Square square) const {
        const std::size_t kind = index_of(type) + (color == side_ ? 0 : 6);
        return kind * square_count + (index_of(square) ^ turned_);
    }

    friend constexpr bool operator==(const Viewpoint&, const Viewpoint&) = default;

private:
    Color side_;
    std::size_t turned_;  // what the index of a square is changed by, bit by bit
};

}  // namespace adoube::engine
