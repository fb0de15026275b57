// Checks, pins and attacked squares, computed from nothing but the board.
#pragma once

#include "perft/fast/board.h"
#include "perft/fast/castling_paths.h"
#include "perft/fast/lines.h"

namespace adoube::perft {

// What the opponent's sliders and leapers forbid a side to do.
struct ChecksAndPins {
    Bitboard checkers;
    // Where a man other than the king may go: everywhere, or to where the check is answered, or,
    // in a double check, nowhere.
    Bitboard answers = Bitboard::all();
    // The lines of all pins, the pinning sliders included, along files and ranks and along
    // diagonals. A square is on at most one line through the king, so their unions are enough.
    Bitboard straight_pins;
    Bitboard diagonal_pins;

    [[nodiscard]] Bitboard pins() const { return straight_pins | diagonal_pins; }
};

// What one sort of sliders does: `seen` are the squares that the king would see as such a slider,
// `seen_through` the same with his own nearest men lifted.
[[gnu::always_inline]] inline void note_sliders(ChecksAndPins& result, Bitboard& pins, Square king,
                                                Bitboard seen, Bitboard seen_through,
                                                Bitboard sliders) {
    result.checkers |= seen & sliders;
    for (const Square slider : (seen_through - seen) & sliders)
        pins |= between(king, slider) | slider;
}

template <Color us>
[[gnu::always_inline]] inline ChecksAndPins checks_and_pins(const Board& board, Bitboard occupied,
                                                            Square king) {
    const Men& own = board.of(us);
    const Men& theirs = board.of(opponent(us));
    ChecksAndPins result;
    result.checkers =
        (knight_attacks(king) & theirs.knights) | (pawn_attacks(us, king) & theirs.pawns);
    if ((straights_from[index_of(king)] & theirs.straight).any()) {
        const Bitboard seen = rook_attacks(king, occupied);
        note_sliders(result, result.straight_pins, king, seen,
                     rook_attacks(king, occupied ^ (seen & own.all)), theirs.straight);
    }
    if ((diagonals_from[index_of(king)] & theirs.diagonal).any()) {
        const Bitboard seen = bishop_attacks(king, occupied);
        note_sliders(result, result.diagonal_pins, king, seen,
                     bishop_attacks(king, occupied ^ (seen & own.all)), theirs.diagonal);
    }
    if (result.checkers.any())
        result.answers = result.checkers.more_than_one()
                             ? Bitboard{}
                             : result.checkers | between(king, result.checkers.first());
    return result;
}

// The squares next to a king that a side attacks; `occupied` is without that king, who does not
// hide squares behind himself.
template <Color by>
[[gnu::always_inline]] inline Bitboard attacked_near(const Board& board, Square king,
                                                     Bitboard occupied) {
    const Men& men = board.of(by);
    const std::size_t near = index_of(king);
    Bitboard attacked =
        step_a<by>(men.pawns) | step_h<by>(men.pawns) | king_attacks(men.king.first());
    for (const Square from : men.knights & ring_watchers.knights[near])
        attacked |= knight_attacks(from);
    for (const Square from : men.diagonal & ring_watchers.diagonal[near])
        attacked |= bishop_attacks(from, occupied);
    for (const Square from : men.straight & ring_watchers.straight[near])
        attacked |= rook_attacks(from, occupied);
    return attacked;
}

// The men of a side that attack a square.
template <Color by>
[[gnu::always_inline]] inline Bitboard attackers(const Board& board, Square square,
                                                 Bitboard occupied) {
    const Men& men = board.of(by);
    return (knight_attacks(square) & men.knights) |
           (pawn_attacks(opponent(by), square) & men.pawns) | (king_attacks(square) & men.king) |
           (bishop_attacks(square, occupied) & men.diagonal) |
           (rook_attacks(square, occupied) & men.straight);
}

// The way is free and safe for king and rook; the king is known not to be in check. Attacks are
// tested with both lifted off the board.
template <Color us>
[[nodiscard]] inline bool can_castle(const Board& board, Bitboard occupied,
                                     const CastlingPath& path) {
    if ((path.rook & board.castling_rooks).empty()) return false;
    if ((path.must_be_empty & occupied).any()) return false;
    const Bitboard others = occupied - path.rook - board.of(us).king;
    // A king that stays needs safety only from what the rook uncovers.
    for (const Square square :
         path.king_path | (path.king_shift.empty() ? board.of(us).king : Bitboard{}))
        if (attackers<opponent(us)>(board, square, others).any()) return false;
    return true;
}

// The capturing pawn on `from` and the captured one leave the board at once: the king is looked at
// afterwards.
template <Color us>
[[nodiscard]] inline bool en_passant_is_legal(const Board& board, Bitboard from) {
    const Bitboard captured = step<opponent(us)>(board.en_passant);
    const Bitboard occupied = (board.occupied() ^ from ^ captured) | board.en_passant;
    const Square king = board.of(us).king.first();
    return (attackers<opponent(us)>(board, king, occupied) - captured).empty();
}

// The pawns that stand ready to take en passant.
template <Color us>
[[nodiscard]] inline Bitboard en_passant_capturers(const Board& board) {
    return pawn_attacks(opponent(us), board.en_passant.first()) & board.of(us).pawns;
}

}  // namespace adoube::perft
