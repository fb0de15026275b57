// Lists our legal moves as sets of targets (see two_ply.h); en passant captures and promotions,
// which are rare, are made on the board at once.
#pragma once

#include <cstdint>

#include "perft/fast/board.h"
#include "perft/fast/king_safety.h"
#include "perft/fast/made_moves.h"
#include "perft/fast/move_lists.h"
#include "perft/fast/one_ply.h"

namespace adoube::perft {

template <Color us, bool castling>
class OurMoves {
public:
    // `attacked`: no place for our king. `single`: squares whose pawn is listed alone.
    [[gnu::always_inline]] OurMoves(const Board& board, const CastlingPaths& paths,
                                    Bitboard occupied, Bitboard attacked, Bitboard single,
                                    Entries& entries)
        : board_(board),
          paths_(paths),
          occupied_(occupied),
          attacked_(attacked),
          single_(single),
          entries_(entries) {}

    [[gnu::always_inline]] void run() {
        const Men& own = board_.of(us);
        const Square king = own.king.first();
        safety = checks_and_pins<us>(board_, occupied_, king);
        list_king_steps(king);
        if (safety.answers.empty()) return;
        const Bitboard targets = safety.answers - own.all;
        for (const Square from : own.knights - safety.pins())
            entries_.put(knight_attacks(from) & targets, from, Mover::knight);
        for (const Square from : own.diagonal - own.straight)
            entries_.put(along_diagonals(from) & targets, from, Mover::bishop);
        for (const Square from : own.straight - own.diagonal)
            entries_.put(along_straights(from) & targets, from, Mover::rook);
        for (const Square from : own.straight & own.diagonal)
            entries_.put((along_diagonals(from) | along_straights(from)) & targets, from,
                         Mover::queen);
        list_pawn_moves();
        if (board_.en_passant.any()) [[unlikely]]
            for (const Square from : en_passant_capturers<us>(board_))
                if (en_passant_is_legal<us>(board_, from)) make(after_en_passant<us>(board_, from));
    }

    ChecksAndPins safety;              // of ours
    Bitboard answerable_double_steps;  // a pawn of theirs will stand beside
    std::int64_t replies = 0;          // to the moves that were made on the board

private:
    static constexpr Color them = opponent(us);

    [[gnu::always_inline]] void list_king_steps(Square king) {
        Bitboard steps = king_attacks(king) - board_.of(us).all - attacked_;
        if (steps.empty()) return;
        // A slider that checks him also reaches the squares behind him.
        const Bitboard sliders = board_.of(them).diagonal | board_.of(them).straight;
        const Bitboard checking = safety.checkers & sliders;
        for (const Square slider : checking) steps -= beyond(slider, king);
        entries_.put(steps, king, Mover::king);
    }

    [[nodiscard]] [[gnu::always_inline]] Bitboard along_diagonals(Square from) const {
        if (safety.straight_pins.contains(from)) return {};
        const Bitboard to = bishop_attacks(from, occupied_);
        return safety.diagonal_pins.contains(from) ? to & safety.diagonal_pins : to;
    }
    [[nodiscard]] [[gnu::always_inline]] Bitboard along_straights(Square from) const {
        if (safety.diagonal_pins.contains(from)) return {};
        const Bitboard to = rook_attacks(from, occupied_);
        return safety.straight_pins.contains(from) ? to & safety.straight_pins : to;
    }

    // Pawns go by sets; those whose leaving touches something go one by one, and promotions are
    // made on the board.
    [[gnu::always_inline]] void list_pawn_moves() {
        const Bitboard pawns = board_.of(us).pawns;
        const PawnMoves moves = pawn_moves<us>(pawns, occupied_, board_.of(them).all, safety);
        answerable_double_steps = moves.double_steps & beside(board_.of(them).pawns);
        const Bitboard promoting = pawns & rank<us>(Rank::r7);
        const Bitboard single = (pawns & single_) - promoting;
        for (const Square from : promoting) promote(from, moves);
        for (const Square from : single) entries_.put(moves_of(from, moves), from, Mover::pawn);
        const Bitboard gone = single | promoting;
        entries_.put(moves.steps - step<us>(gone), {}, Mover::pawn, Source::steps);
        entries_.put(moves.double_steps - step<us>(step<us>(gone)), {}, Mover::pawn,
                     Source::double_steps);
        entries_.put(moves.captures_a - step_a<us>(gone), {}, Mover::pawn, Source::captures_a);
        entries_.put(moves.captures_h - step_h<us>(gone), {}, Mover::pawn, Source::captures_h);
    }

    [[nodiscard]] [[gnu::always_inline]] static Bitboard moves_of(Bitboard pawn,
                                                                  const PawnMoves& moves) {
        const Bitboard ahead = step<us>(pawn);
        return (ahead & moves.steps) | (step<us>(ahead) & moves.double_steps) |
               (step_a<us>(pawn) & moves.captures_a) | (step_h<us>(pawn) & moves.captures_h);
    }

    void promote(Square from, const PawnMoves& moves) {
        for (const Square to : moves_of(from, moves))
            for (const Mover promoted : promotions)
                make(after_promotion<us, castling>(board_, from, to, promoted));
    }

    [[gnu::always_inline]] void make(const Board& next) {
        replies += count_replies<them, castling>(next, paths_);
    }

    const Board& board_;
    const CastlingPaths& paths_;
    const Bitboard occupied_;
    const Bitboard attacked_;
    const Bitboard single_;
    Entries& entries_;
};

}  // namespace adoube::perft
