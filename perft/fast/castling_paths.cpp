#include "perft/fast/castling_paths.h"

#include "perft/fast/lines.h"

namespace adoube::perft {

namespace {

CastlingPath path_of(Color color, Wing wing, Square king, Square rook) {
    const Square king_to = castled_king(color, wing);
    const Square rook_to = castled_rook(color, wing);
    const Bitboard passed = between(king, king_to) | king_to | between(rook, rook_to) | rook_to;
    const Bitboard king_path = (between(king, king_to) | king_to) - Bitboard{king};
    return {.rook = rook,
            .must_be_empty = passed - Bitboard{king} - Bitboard{rook},
            .king_path = king_path,
            .king_shift = Bitboard{king} ^ Bitboard{king_to},
            .rook_shift = Bitboard{rook} ^ Bitboard{rook_to},
            .behind_rook = squares_of(rank_of(king)) & beyond(king, rook)};
}

}  // namespace

CastlingPaths::CastlingPaths(const Position& position) {
    for (const Color color : all_colors)
        for (const Wing wing : all_wings)
            if (const auto rook = position.castling_rook(color, wing))
                paths_[index_of(color)][index_of(wing)] =
                    path_of(color, wing, position.king(color), *rook);
}

}  // namespace adoube::perft
