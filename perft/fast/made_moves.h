// Boards after a move of `us`. The mover is a template argument, or, where one copy of the code is
// to serve all movers, a value.
#pragma once

#include "perft/fast/board.h"
#include "perft/fast/castling_paths.h"

namespace adoube::perft {

template <Color us>
[[gnu::always_inline]] inline void remove_captured(Board& board, Bitboard to) {
    Men& theirs = board.of(opponent(us));
    theirs.pawns -= to;
    theirs.knights -= to;
    theirs.diagonal -= to;
    theirs.straight -= to;
    theirs.all -= to;
}

// `castling`: some right is left, so that they have to be watched.
template <Color us, bool castling, Mover mover>
[[gnu::always_inline]] inline Board after_move(const Board& board, Bitboard from, Bitboard to) {
    Board next = board;
    remove_captured<us>(next, to);
    Men& own = next.of(us);
    const Bitboard shift = from | to;
    if constexpr (mover == Mover::pawn) own.pawns ^= shift;
    if constexpr (mover == Mover::knight) own.knights ^= shift;
    if constexpr (mover == Mover::bishop || mover == Mover::queen) own.diagonal ^= shift;
    if constexpr (mover == Mover::rook || mover == Mover::queen) own.straight ^= shift;
    if constexpr (mover == Mover::king) own.king ^= shift;
    own.all ^= shift;
    next.en_passant = {};
    if constexpr (castling) {
        next.castling_rooks -= shift;
        if constexpr (mover == Mover::king) next.castling_rooks -= rank<us>(Rank::r1);
    }
    return next;
}

// All bits set if the condition holds.
[[nodiscard]] constexpr Bitboard all_if(bool condition) {
    return Bitboard::from_bits(0 - static_cast<std::uint64_t>(condition));
}

template <Color us, bool castling>
[[gnu::always_inline]] inline Board after_move(const Board& board, Bitboard from, Bitboard to,
                                               Mover mover) {
    Board next = board;
    remove_captured<us>(next, to);
    Men& own = next.of(us);
    const Bitboard shift = from | to;
    const bool is_queen = mover == Mover::queen;
    own.pawns ^= shift & all_if(mover == Mover::pawn);
    own.knights ^= shift & all_if(mover == Mover::knight);
    own.diagonal ^= shift & all_if(is_queen || mover == Mover::bishop);
    own.straight ^= shift & all_if(is_queen || mover == Mover::rook);
    own.king ^= shift & all_if(mover == Mover::king);
    own.all ^= shift;
    next.en_passant = {};
    if constexpr (castling) {
        next.castling_rooks -= shift;
        if (mover == Mover::king) next.castling_rooks -= rank<us>(Rank::r1);
    }
    return next;
}

template <Color us>
[[gnu::always_inline]] inline Board after_double_step(const Board& board, Bitboard from,
                                                      Bitboard to) {
    Board next = board;
    next.of(us).pawns ^= from | to;
    next.of(us).all ^= from | to;
    const bool can_be_answered = (beside(to) & board.of(opponent(us)).pawns).any();
    next.en_passant = can_be_answered ? step<us>(from) : Bitboard{};
    return next;
}

template <Color us>
[[gnu::always_inline]] inline Board after_en_passant(const Board& board, Bitboard from) {
    Board next = board;
    const Bitboard captured = step<opponent(us)>(board.en_passant);
    next.of(us).pawns ^= from | board.en_passant;
    next.of(us).all ^= from | board.en_passant;
    next.of(opponent(us)).pawns ^= captured;
    next.of(opponent(us)).all ^= captured;
    next.en_passant = {};
    return next;
}

// What a pawn can become.
inline constexpr std::array<Mover, 4> promotions{Mover::queen, Mover::rook, Mover::bishop,
                                                 Mover::knight};

template <Color us, bool castling>
[[gnu::always_inline]] inline Board after_promotion(const Board& board, Bitboard from, Bitboard to,
                                                    Mover promoted) {
    Board next = after_move<us, castling, Mover::pawn>(board, from, to);
    Men& own = next.of(us);
    own.pawns ^= to;
    const bool is_queen = promoted == Mover::queen;
    own.straight |= to & all_if(is_queen || promoted == Mover::rook);
    own.diagonal |= to & all_if(is_queen || promoted == Mover::bishop);
    own.knights |= to & all_if(promoted == Mover::knight);
    return next;
}

template <Color us>
[[gnu::always_inline]] inline Board after_castling(const Board& board, const CastlingPath& path) {
    Board next = board;
    Men& own = next.of(us);
    own.king ^= path.king_shift;
    own.straight ^= path.rook_shift;
    own.all ^= path.king_shift ^ path.rook_shift;
    next.en_passant = {};
    next.castling_rooks -= rank<us>(Rank::r1);
    return next;
}

}  // namespace adoube::perft
