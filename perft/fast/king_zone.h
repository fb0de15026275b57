// The squares that the replying king may want: those next to him and those that he passes when he
// castles. For each of them it is found, over whole sets of our moves, after how many of them the
// square is safe (see two_ply.h).
#pragma once

#include <array>

#include "perft/fast/board.h"
#include "perft/fast/castling_paths.h"
#include "perft/fast/king_safety.h"
#include "perft/fast/lines.h"

namespace adoube::perft {

struct KingSquare {
    Square square;
    bool is_step = false;    // he can step there; otherwise he only passes it when castling
    unsigned castling = 0;   // bit w: he passes it when castling on wing w
    int attacker_count = 0;  // of ours, before anything moved
    Bitboard attackers;
    Bitboard hiders;    // our men who, leaving, might uncover an attack on it
    Bitboard occupied;  // without him
    // From where a mover would attack it, by Mover; the last two are not used.
    std::array<Bitboard, 8> attacked_from;

    // Where a man who neither attacks nor hides it may go so that it is safe afterwards.
    [[gnu::always_inline]] [[nodiscard]] Bitboard blocks() const {
        if (attacker_count == 0) return Bitboard::all();
        if (attacker_count == 1) return between(square, attackers.first());
        return {};
    }
};

// Eight steps and at most seven squares on the back rank.
inline constexpr int max_king_squares = 16;

template <Color us>
class KingZone {
public:
    [[gnu::always_inline]] KingZone(const Board& board, Square king, Bitboard occupied,
                                    KingSquare* squares)
        : board_(board), occupied_(occupied ^ king), squares_(squares) {}

    // Notes a square unless three or more attack it: one move cannot make it safe.
    [[gnu::always_inline]] bool add(Square square, bool is_step, unsigned castling) {
        const Men& own = board_.of(us);
        const Bitboard diagonals = bishop_attacks(square, occupied_);
        const Bitboard straights = rook_attacks(square, occupied_);
        KingSquare& noted = squares_[count];
        noted.attacked_from = {pawn_attacks(opponent(us), square),
                               knight_attacks(square),
                               diagonals,
                               straights,
                               diagonals | straights,
                               king_attacks(square),
                               {},
                               {}};
        noted.attackers = (diagonals & own.diagonal) | (straights & own.straight) |
                          (knight_attacks(square) & own.knights) |
                          (king_attacks(square) & own.king) |
                          (pawn_attacks(opponent(us), square) & own.pawns);
        noted.attacker_count = noted.attackers.size();
        if (noted.attacker_count > 2) return false;
        noted.square = square;
        noted.is_step = is_step;
        noted.castling = castling;
        noted.occupied = occupied_;
        noted.hiders = {};
        if (noted.attacker_count < 2) {
            note_hiders(noted, (diagonals_from[index_of(square)] & own.diagonal) - diagonals);
            note_hiders(noted, (straights_from[index_of(square)] & own.straight) - straights);
        }
        watched |= noted.attackers | noted.hiders;
        ++count;
        return true;
    }

    int count = 0;
    Bitboard watched;  // our men whose leaving matters to one of the squares

private:
    // A slider with a single man before it is uncovered if that man leaves.
    [[gnu::always_inline]] void note_hiders(KingSquare& noted, Bitboard hidden_sliders) {
        for (const Square slider : hidden_sliders) {
            const Bitboard blockers = between(noted.square, slider) & occupied_;
            if (!blockers.more_than_one()) noted.hiders |= blockers & board_.of(us).all;
        }
    }

    const Board& board_;
    const Bitboard occupied_;
    KingSquare* squares_;
};

// Where the man on `from`, who attacks or hides the square, may go so that it is safe afterwards:
// computed from nothing, with him lifted.
template <Color us>
[[gnu::always_inline]] inline Bitboard safe_targets(const Board& board, const KingSquare& wanted,
                                                    Bitboard from, std::size_t mover) {
    const Men& own = board.of(us);
    const Square square = wanted.square;
    const Bitboard occupied = wanted.occupied - from;
    const Bitboard diagonals = bishop_attacks(square, occupied);
    const Bitboard straights = rook_attacks(square, occupied);
    const Bitboard attackers =
        ((diagonals & own.diagonal) | (straights & own.straight) |
         (knight_attacks(square) & own.knights) | (king_attacks(square) & own.king) |
         (wanted.attacked_from[0] & own.pawns)) -
        from;
    if (attackers.more_than_one()) return {};
    Bitboard attacked_from = wanted.attacked_from[mover];
    if (mover == index_of(Mover::bishop)) attacked_from = diagonals;
    if (mover == index_of(Mover::rook)) attacked_from = straights;
    if (mover == index_of(Mover::queen)) attacked_from = diagonals | straights;
    const Bitboard blocks = attackers.any() ? between(square, attackers.first()) : Bitboard::all();
    return blocks - attacked_from;
}

// The king may take back on a square next to him where one of us has just captured: nobody else
// defends it. The capturer is the only man of ours that attacked it, if there is only one.
template <Color us>
[[gnu::always_inline]] inline bool king_can_take_back(const Board& board, Square square,
                                                      Bitboard without_king) {
    const Men& own = board.of(us);
    const Bitboard capturers = attackers<us>(board, square, without_king);
    if (capturers.more_than_one()) return false;
    const Bitboard behind = without_king ^ capturers;
    return ((bishop_attacks(square, behind) & own.diagonal) - capturers).empty() &&
           ((rook_attacks(square, behind) & own.straight) - capturers).empty();
}

}  // namespace adoube::perft
