// The moves of one side, counted (one ply to go) or made one by one (more plies to go).
#pragma once

#include <cstdint>

#include "perft/fast/board.h"
#include "perft/fast/castling_paths.h"
#include "perft/fast/king_safety.h"
#include "perft/fast/made_moves.h"

namespace adoube::perft {

// The pawn moves of a side, by the squares they go to; en passant is not among them.
struct PawnMoves {
    Bitboard steps;
    Bitboard double_steps;
    Bitboard captures_a;  // towards file a
    Bitboard captures_h;

    // A move to the last rank is four moves.
    template <Color us>
    [[nodiscard]] int count(bool may_promote) const {
        int sum = steps.size() + double_steps.size() + captures_a.size() + captures_h.size();
        if (may_promote)
            sum += 3 * ((steps & last_rank<us>).size() + (captures_a & last_rank<us>).size() +
                        (captures_h & last_rank<us>).size());
        return sum;
    }
};

template <Color us>
[[gnu::always_inline]] inline PawnMoves pawn_moves(Bitboard pawns, Bitboard occupied,
                                                   Bitboard theirs, const ChecksAndPins& safety) {
    const Bitboard free = pawns - safety.pins();
    const Bitboard straight = pawns & safety.straight_pins;
    const Bitboard diagonal = pawns & safety.diagonal_pins;
    const Bitboard targets = theirs & safety.answers;
    const Bitboard steps =
        (step<us>(free) | (step<us>(straight) & safety.straight_pins)) - occupied;
    return {
        .steps = steps & safety.answers,
        .double_steps = (step<us>(steps & rank<us>(Rank::r3)) - occupied) & safety.answers,
        .captures_a = (step_a<us>(free) | (step_a<us>(diagonal) & safety.diagonal_pins)) & targets,
        .captures_h = (step_h<us>(free) | (step_h<us>(diagonal) & safety.diagonal_pins)) & targets};
}

template <Color us>
[[gnu::always_inline]] inline int count_pawn_moves(Bitboard pawns, Bitboard occupied,
                                                   Bitboard theirs, const ChecksAndPins& safety) {
    return pawn_moves<us>(pawns, occupied, theirs, safety)
        .template count<us>((pawns & rank<us>(Rank::r7)).any());
}

// The number of legal moves of `us`.
template <Color us, bool castling>
[[gnu::noinline]] int count_one_ply(const Board& board, const CastlingPaths& paths) {
    constexpr Color them = opponent(us);
    const Men& own = board.of(us);
    const Bitboard occupied = board.occupied();
    const Square king = own.king.first();
    const ChecksAndPins safety = checks_and_pins<us>(board, occupied, king);
    int count = 0;
    if (const Bitboard steps = king_attacks(king) - own.all; steps.any())
        count = (steps - attacked_near<them>(board, king, occupied ^ own.king)).size();
    if (safety.answers.empty()) return count;

    const Bitboard targets = safety.answers - own.all;
    const Bitboard pins = safety.pins();
    count += count_pawn_moves<us>(own.pawns, occupied, board.of(them).all, safety);
    for (const Square from : own.knights - pins) count += (knight_attacks(from) & targets).size();
    for (const Square from : own.diagonal - pins)
        count += (bishop_attacks(from, occupied) & targets).size();
    for (const Square from : own.straight - pins)
        count += (rook_attacks(from, occupied) & targets).size();
    if (pins.any()) {
        for (const Square from : own.diagonal & safety.diagonal_pins)
            count += (bishop_attacks(from, occupied) & targets & safety.diagonal_pins).size();
        for (const Square from : own.straight & safety.straight_pins)
            count += (rook_attacks(from, occupied) & targets & safety.straight_pins).size();
    }
    if constexpr (castling)
        if (safety.checkers.empty())
            for (const CastlingPath& path : paths.of(us))
                count += can_castle<us>(board, occupied, path) ? 1 : 0;
    if (board.en_passant.any()) [[unlikely]]
        for (const Square from : en_passant_capturers<us>(board))
            count += en_passant_is_legal<us>(board, from) ? 1 : 0;
    return count;
}

// The same where it is only known that rights may be left.
template <Color us, bool castling>
[[gnu::always_inline]] inline int count_replies(const Board& board, const CastlingPaths& paths) {
    if (castling && board.castling_rooks.any()) return count_one_ply<us, true>(board, paths);
    return count_one_ply<us, false>(board, paths);
}

// Makes every legal move of `us` and hands the boards to a visitor. Its functions are short and
// inlined, because the visitor is the recursion itself.
template <Color us, bool castling, class Visitor>
class MoveMaker {
public:
    [[gnu::always_inline]] MoveMaker(const Board& board, const CastlingPaths& paths, Visitor& visit)
        : board_(board),
          paths_(paths),
          visit_(visit),
          occupied_(board.occupied()),
          king_(board.of(us).king.first()),
          safety_(checks_and_pins<us>(board, occupied_, king_)),
          targets_(safety_.answers - board.of(us).all) {}

    [[gnu::always_inline]] void run() {
        king_steps();
        if (safety_.answers.empty()) return;
        for (const Square from : board_.of(us).knights - safety_.pins())
            make<Mover::knight>(from, knight_attacks(from) & targets_);
        sliders();
        pawns();
        if (board_.en_passant.any()) [[unlikely]]
            en_passant();
        if constexpr (castling)
            if (safety_.checkers.empty()) castle();
    }

private:
    static constexpr Color them = opponent(us);

    template <Mover mover>
    [[gnu::always_inline]] void make(Bitboard from, Bitboard to) {
        for (const Square square : to)
            visit_(after_move<us, castling, mover>(board_, from, square));
    }

    [[gnu::always_inline]] void king_steps() {
        const Men& own = board_.of(us);
        const Bitboard steps = king_attacks(king_) - own.all;
        if (steps.empty()) return;
        make<Mover::king>(own.king,
                          steps - attacked_near<them>(board_, king_, occupied_ ^ own.king));
    }

    [[gnu::always_inline]] Bitboard along_diagonals(Square from) const {
        if (safety_.straight_pins.contains(from)) return {};
        const Bitboard to = bishop_attacks(from, occupied_) & targets_;
        return safety_.diagonal_pins.contains(from) ? to & safety_.diagonal_pins : to;
    }
    [[gnu::always_inline]] Bitboard along_straights(Square from) const {
        if (safety_.diagonal_pins.contains(from)) return {};
        const Bitboard to = rook_attacks(from, occupied_) & targets_;
        return safety_.straight_pins.contains(from) ? to & safety_.straight_pins : to;
    }

    [[gnu::always_inline]] void sliders() {
        const Men& own = board_.of(us);
        for (const Square from : own.diagonal - own.straight)
            make<Mover::bishop>(from, along_diagonals(from));
        for (const Square from : own.straight - own.diagonal)
            make<Mover::rook>(from, along_straights(from));
        for (const Square from : own.straight & own.diagonal)
            make<Mover::queen>(from, along_diagonals(from) | along_straights(from));
    }

    [[gnu::always_inline]] void pawns() {
        const Bitboard all = board_.of(us).pawns;
        const PawnMoves moves = pawn_moves<us>(all, occupied_, board_.of(them).all, safety_);
        constexpr Bitboard last = last_rank<us>;
        for (const Square to : moves.steps - last)
            visit_(after_move<us, false, Mover::pawn>(board_, step<them>(to), to));
        for (const Square to : moves.double_steps)
            visit_(after_double_step<us>(board_, step<them>(step<them>(to)), to));
        for (const Square to : moves.captures_a - last)
            visit_(after_move<us, castling, Mover::pawn>(board_, step_h<them>(to), to));
        for (const Square to : moves.captures_h - last)
            visit_(after_move<us, castling, Mover::pawn>(board_, step_a<them>(to), to));
        if ((all & rank<us>(Rank::r7)).any()) promote(moves);
    }

    [[gnu::always_inline]] void promote(const PawnMoves& moves) {
        const Bitboard steps = moves.steps & last_rank<us>;
        const Bitboard captures_a = moves.captures_a & last_rank<us>;
        const Bitboard captures_h = moves.captures_h & last_rank<us>;
        for (const Mover promoted : promotions) {
            for (const Square to : steps)
                visit_(after_promotion<us, castling>(board_, step<them>(to), to, promoted));
            for (const Square to : captures_a)
                visit_(after_promotion<us, castling>(board_, step_h<them>(to), to, promoted));
            for (const Square to : captures_h)
                visit_(after_promotion<us, castling>(board_, step_a<them>(to), to, promoted));
        }
    }

    [[gnu::always_inline]] void en_passant() {
        for (const Square from : en_passant_capturers<us>(board_))
            if (en_passant_is_legal<us>(board_, from)) visit_(after_en_passant<us>(board_, from));
    }

    [[gnu::always_inline]] void castle() {
        for (const CastlingPath& path : paths_.of(us))
            if (can_castle<us>(board_, occupied_, path)) visit_(after_castling<us>(board_, path));
    }

    const Board& board_;
    const CastlingPaths& paths_;
    Visitor& visit_;
    const Bitboard occupied_;
    const Square king_;
    const ChecksAndPins safety_;
    const Bitboard targets_;
};

template <Color us, bool castling, class Visitor>
[[gnu::always_inline]] inline void for_each_move(const Board& board, const CastlingPaths& paths,
                                                 Visitor&& visit) {
    MoveMaker<us, castling, std::remove_reference_t<Visitor>>(board, paths, visit).run();
}

}  // namespace adoube::perft
