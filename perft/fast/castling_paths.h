// What castling needs to know, prepared once for a game: four small records, the same for standard
// chess and Chess960.
#pragma once

#include <array>

#include "rules/bitboard.h"
#include "rules/castling.h"
#include "rules/position.h"

namespace adoube::perft {

struct CastlingPath {
    Bitboard rook;           // where it stands while the right lives; empty: there is no such right
    Bitboard must_be_empty;  // but for king and rook, all that they pass and reach
    Bitboard king_path;      // must not be attacked, the king's own square aside
    Bitboard king_shift;     // from and to; empty if the king stays
    Bitboard rook_shift;
    // The squares of the back rank behind the rook, seen from the king: an attack along the rank
    // from there is uncovered when the rook leaves its square. Empty for rooks in the corners.
    Bitboard behind_rook;

    [[nodiscard]] Bitboard rook_to() const { return rook_shift - rook; }
};

class CastlingPaths {
public:
    explicit CastlingPaths(const Position& position);

    // The king's wing first.
    [[nodiscard]] const std::array<CastlingPath, 2>& of(Color color) const {
        return paths_[index_of(color)];
    }

private:
    std::array<std::array<CastlingPath, 2>, 2> paths_{};
};

}  // namespace adoube::perft
