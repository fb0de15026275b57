// The number of sequences of two legal moves: by the counter of two_ply.h, or, for boards that it
// has no room for, move by move.
#pragma once

#include <cstdint>

#include "perft/fast/board.h"
#include "perft/fast/castling_paths.h"
#include "perft/fast/move_lists.h"
#include "perft/fast/one_ply.h"
#include "perft/fast/two_ply.h"

namespace adoube::perft {

// More men than the lists have room for, or than a square's count can hold; cannot come from a
// game. And: our straight slider behind a castling rook of theirs, which hides an attack that no
// set here knows of.
template <Color us, bool castling>
[[gnu::always_inline]] inline bool is_exceptional(const Board& board, const CastlingPaths& paths) {
    constexpr int usual_men = 16;
    constexpr int usual_knights = 6;
    if (board.of(us).all.size() > usual_men || board.of(opponent(us)).all.size() > usual_men ||
        board.of(us).knights.size() > usual_knights)
        return true;
    if constexpr (castling)
        for (const CastlingPath& path : paths.of(opponent(us)))
            if ((path.behind_rook & board.of(us).straight).any()) return true;
    return false;
}

// The number of sequences of two legal moves, of `us` and a reply.
template <Color us, bool castling>
[[gnu::noinline]] std::uint64_t count_two_plies(const Board& board, const CastlingPaths& paths) {
    if (is_exceptional<us, castling>(board, paths)) [[unlikely]] {
        std::uint64_t sum = 0;
        for_each_move<us, castling>(board, paths, [&](const Board& next) {
            sum += static_cast<std::uint64_t>(count_replies<opponent(us), castling>(next, paths));
        });
        return sum;
    }
    Uncleared<ReplyLists> their;
    Uncleared<MoveLists> our;
    return static_cast<std::uint64_t>(
        TwoPlyCounter<us, castling>(board, paths, their.lists, our.lists).count());
}

}  // namespace adoube::perft
