// The replies to one move of ours, without those of the king: for moves that cannot be summed over
// sets because they check, pin, unpin, or meet the same ray or pawn with both of their squares. It
// reuses what is known of the replying side and looks up again only what the move touched.
#pragma once

#include <cstdint>

#include "perft/fast/board.h"
#include "perft/fast/made_moves.h"
#include "perft/fast/reply_side.h"

namespace adoube::perft {

template <Color us>
class SingleMove {
public:
    // The move is a plain one: no promotion, castling or en passant capture.
    [[gnu::always_inline]] SingleMove(const Board& board, Bitboard occupied, Square from, Square to,
                                      std::uint64_t mover)
        : board_(board),
          from_(from),
          to_(to),
          mover_(mover),
          occupied_((occupied ^ from) | to),
          theirs_(board.of(them).all - to) {}

    // The checks and pins that the replying side then has.
    [[gnu::always_inline]] [[nodiscard]] ChecksAndPins safety(Square king) const {
        Board next;
        next.of(us) = moved(board_.of(us));
        next.of(them).all = theirs_;
        return checks_and_pins<them>(next, occupied_, king);
    }

    [[gnu::always_inline]] [[nodiscard]] int replies(const ReplySide<us>& side,
                                                     const ReplyLists& their,
                                                     const ChecksAndPins& safety) const {
        const Men& men = board_.of(them);
        const Bitboard targets = safety.answers - theirs_;
        const Bitboard own = (board_.of(us).all ^ from_) | to_;
        int count = count_pawn_moves<them>(men.pawns - to_, occupied_, own, safety);
        for (const Square knight : (men.knights - to_) - safety.pins())
            count += (knight_attacks(knight) & targets).size();
        for (int k = 0; k < side.slider_count; ++k)
            count += (seen_by(side, their, k) & leash(side, their, k, safety) & targets).size();
        return count;
    }

private:
    static constexpr Color them = opponent(us);

    [[gnu::always_inline]] [[nodiscard]] Men moved(Men own) const {
        const Bitboard shift = Bitboard{from_} | to_;
        const auto is = [&](Mover mover) { return mover_ == index_of(mover); };
        own.pawns ^= shift & all_if(is(Mover::pawn));
        own.knights ^= shift & all_if(is(Mover::knight));
        own.diagonal ^= shift & all_if(is(Mover::bishop) || is(Mover::queen));
        own.straight ^= shift & all_if(is(Mover::rook) || is(Mover::queen));
        own.all ^= shift;
        return own;
    }

    // What a slider sees after the move; nothing if it has been captured.
    [[gnu::always_inline]] [[nodiscard]] Bitboard seen_by(const ReplySide<us>& side,
                                                          const ReplyLists& their, int k) const {
        const auto square = static_cast<Square>(their.square[k]);
        if (square == to_) return {};
        if (!their.seen[k].contains(from_)) return their.seen[k] - beyond(square, to_);
        return k < side.diagonal_count ? bishop_attacks(square, occupied_)
                                       : rook_attacks(square, occupied_);
    }

    [[gnu::always_inline]] [[nodiscard]] static Bitboard leash(const ReplySide<us>& side,
                                                               const ReplyLists& their, int k,
                                                               const ChecksAndPins& safety) {
        if (safety.pins().empty()) return Bitboard::all();
        const auto square = static_cast<Square>(their.square[k]);
        if (!safety.pins().contains(square)) return Bitboard::all();
        const bool diagonal = k < side.diagonal_count;
        const Bitboard pins = diagonal ? safety.diagonal_pins : safety.straight_pins;
        return pins.contains(square) ? pins : Bitboard{};
    }

    const Board& board_;
    const Square from_;
    const Square to_;
    const std::uint64_t mover_;
    const Bitboard occupied_;
    const Bitboard theirs_;
};

}  // namespace adoube::perft
