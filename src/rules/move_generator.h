// The one move generator. It hands out "a piece and the squares it may legally go to"; listing,
// counting, filtering and "is there a move at all" fall out of what the receiver does with that.
//
// A receiver has two functions, each of which returns true to stop the generator:
//     bool targets(PieceType type, Square from, Bitboard to);   // to is not empty
//     bool special(Move move);                                  // castling, en passant
// A pawn's targets on the last rank stand for four promotions each, and one two ranks away for a
// double step.
#pragma once

#include "rules/attacks.h"
#include "rules/castling_way.h"
#include "rules/position.h"

namespace adoube::detail {

template <Color us, class Receiver>
class MoveGenerator {
public:
    // Only pieces on the squares `movers` are asked.
    MoveGenerator(const Position& position, Bitboard movers, Receiver& receiver)
        : position_(position),
          receiver_(receiver),
          movers_(movers),
          own_(position.pieces(us)),
          theirs_(position.pieces(them)),
          occupied_(own_ | theirs_),
          pinned_(position.pinned()),
          king_(position.king(us)) {}

    // True if the receiver stopped it.
    bool run() {
        if (movers_.contains(king_) && king_steps()) return true;
        const Bitboard checkers = position_.checkers();
        if (checkers.more_than_one()) return false;  // only the king can answer a double check
        answers_ = checkers.empty() ? Bitboard::all() : between(king_, checkers.first()) | checkers;
        return pieces(PieceType::knight) || pieces(PieceType::bishop) || pieces(PieceType::rook) ||
               pieces(PieceType::queen) || pawns() || en_passant() ||
               (checkers.empty() && movers_.contains(king_) && castling());
    }

private:
    static constexpr Color them = opponent(us);

    bool hand_out(PieceType type, Square from, Bitboard to) {
        return to.any() && receiver_.targets(type, from, to);
    }

    // The squares to which a piece may go without uncovering its king.
    [[nodiscard]] Bitboard free_to_go(Square from) const {
        return pinned_.contains(from) ? line_through(king_, from) : Bitboard::all();
    }

    bool king_steps() {
        // With the king lifted, a slider that checks him also reaches the squares behind him.
        const Bitboard without_king = occupied_ ^ king_;
        Bitboard safe = king_attacks(king_) - own_ -
                        pawn_attacks(them, position_.pieces(them, PieceType::pawn)) -
                        king_attacks(position_.king(them));
        for (const Square to : safe)
            if (position_.attackers(to, them, without_king).any()) safe ^= to;
        return hand_out(PieceType::king, king_, safe);
    }

    bool pieces(PieceType type) {
        Bitboard from_squares = position_.pieces(us, type) & movers_;
        if (type == PieceType::knight) from_squares -= pinned_;  // it always leaves the line
        for (const Square from : from_squares) {
            const Bitboard to = (attacks(type, from, occupied_) - own_) & answers_;
            if (hand_out(type, from, to & free_to_go(from))) return true;
        }
        return false;
    }

    bool pawns() {
        for (const Square from : position_.pieces(us, PieceType::pawn) & movers_) {
            const Bitboard step = forward(us, from) - occupied_;
            const Bitboard double_step = forward(us, step & third_rank) - occupied_;
            const Bitboard to =
                ((pawn_attacks(us, from) & theirs_) | step | double_step) & answers_;
            if (hand_out(PieceType::pawn, from, to & free_to_go(from))) return true;
        }
        return false;
    }

    bool en_passant() {
        const auto target = position_.en_passant_target();
        if (!target) return false;
        const Bitboard capturers =
            pawn_attacks(them, *target) & position_.pieces(us, PieceType::pawn) & movers_;
        for (const Square from : capturers)
            if (position_.may_take_en_passant(from, *target) &&
                receiver_.special({from, *target, MoveKind::en_passant}))
                return true;
        return false;
    }

    bool castling() {
        for (const Wing wing : all_wings) {
            const auto rook = position_.castling_rook(us, wing);
            if (rook && can_castle(wing, *rook) &&
                receiver_.special({king_, *rook, MoveKind::castle}))
                return true;
        }
        return false;
    }

    // Articles 3.8.2.2: nothing stands in the way of king or rook, and no square that the king
    // crosses or reaches is attacked, seen with both lifted off the board.
    [[nodiscard]] bool can_castle(Wing wing, Square rook) const {
        const CastlingWay way = castling_way(us, wing, king_, rook);
        const Bitboard others = occupied_ ^ king_ ^ rook;
        if (((way.king | way.rook) & others).any()) return false;
        for (const Square square : way.king)
            if (position_.attackers(square, them, others).any()) return false;
        return true;
    }

    static constexpr Bitboard third_rank = squares_of(relative_rank(us, Rank::r3));

    const Position& position_;
    Receiver& receiver_;
    const Bitboard movers_;
    const Bitboard own_;
    const Bitboard theirs_;
    const Bitboard occupied_;
    const Bitboard pinned_;
    const Square king_;
    Bitboard answers_{};
};

// Hands the legal moves of the pieces on `movers` to the receiver; true if it stopped early.
template <class Receiver>
bool generate(const Position& position, Bitboard movers, Receiver& receiver) {
    if (position.turn() == Color::white)
        return MoveGenerator<Color::white, Receiver>(position, movers, receiver).run();
    return MoveGenerator<Color::black, Receiver>(position, movers, receiver).run();
}

// The kind of a pawn's move that does not promote.
[[nodiscard]] constexpr MoveKind pawn_move_kind(Square from, Square to) {
    const std::size_t squares = index_of(from) > index_of(to) ? index_of(from) - index_of(to)
                                                              : index_of(to) - index_of(from);
    return squares == 16 ? MoveKind::double_step : MoveKind::normal;
}
static_assert(pawn_move_kind(Square::e2, Square::e4) == MoveKind::double_step);
static_assert(pawn_move_kind(Square::e7, Square::e5) == MoveKind::double_step);
static_assert(pawn_move_kind(Square::e3, Square::e4) == MoveKind::normal);

}  // namespace adoube::detail
