// What the side that will reply can do before anything has moved: the first step of counting two
// plies (see two_ply.h). `us` moves first, `them` replies.
#pragma once

#include <cstdint>

#include "perft/fast/board.h"
#include "perft/fast/king_safety.h"
#include "perft/fast/lanes.h"
#include "perft/fast/lines.h"
#include "perft/fast/one_ply.h"

namespace adoube::perft {

// A side with at most 16 men has at most 15 queens, and each is a slider twice.
inline constexpr int max_reply_sliders = 32;

// Their sliders and what each can do. The arrays live in an object of their own: an object that is
// indexed cannot be kept in registers, and all else here must be.
struct ReplyLists {
    Bitboard seen[max_reply_sliders];   // attacked squares, pins aside
    Bitboard held[max_reply_sliders];   // those to which the pin lets it go
    Bitboard reach[max_reply_sliders];  // those to which it can move: not onto own men
    Bitboard leash[max_reply_sliders];  // the squares that its pin leaves it
    std::int32_t square[max_reply_sliders];
    // The replies that vanish with a man (not a pawn) if he is captured, by his square.
    std::int32_t moves_of[square_count];
};

// The lines from our sliders to their king.
struct LinesToKing {
    ChecksAndPins pins;  // of their men; nobody gives check
    Bitboard pin_paths;  // between pinning slider and king: a move to here changes a pin
    Bitboard pinners;    // our pinning sliders
    Bitboard unveilers;  // our men who, leaving, give a discovered check or a new pin

    [[gnu::always_inline]] void note(Bitboard& pins_of_kind, Square king, Square slider,
                                     const Men& own, const Men& theirs) {
        const Bitboard path = between(king, slider);
        const Bitboard blockers = path & (own.all | theirs.all);
        Bitboard others = blockers;
        if (others.any()) others.pop_first();
        if (others.empty()) {
            if ((blockers & theirs.all).any()) {
                pins_of_kind |= path | slider;
                pin_paths |= path;
                pinners |= slider;
            } else {
                unveilers |= blockers;
            }
        } else if (!others.more_than_one() && (blockers & theirs.all).any()) {
            unveilers |= blockers & own.all;
        }
    }
};

// Their pawns' moves while nothing has moved, and the squares where something of ours matters to
// them.
struct ReplyPawns {
    Bitboard steps;
    Bitboard double_steps;
    Bitboard double_step_paths;  // what double steps pass over
    Bitboard captures_a;         // where they could capture, whether or not one of us is there
    Bitboard captures_h;
    Bitboard fronts;  // the squares before them that a man of ours would block or frees
    bool may_promote = false;
    std::int32_t count = 0;

    [[nodiscard]] Bitboard captures() const { return captures_a | captures_h; }
};

template <Color them>
[[gnu::always_inline]] inline ReplyPawns reply_pawns(Bitboard pawns, Bitboard occupied,
                                                     Bitboard own, const ChecksAndPins& pins) {
    // With everything occupied by us, "captures" are all squares where they could capture.
    const PawnMoves moves = pawn_moves<them>(pawns, occupied, Bitboard::all(), pins);
    ReplyPawns result{.steps = moves.steps,
                      .double_steps = moves.double_steps,
                      .double_step_paths = step<opponent(them)>(moves.double_steps),
                      .captures_a = moves.captures_a,
                      .captures_h = moves.captures_h,
                      .fronts = step<them>(pawns),
                      .may_promote = (pawns & rank<them>(Rank::r7)).any()};
    result.fronts |= step<them>(result.fronts & rank<them>(Rank::r3));
    result.count =
        PawnMoves{moves.steps, moves.double_steps, moves.captures_a & own, moves.captures_h & own}
            .template count<them>(result.may_promote);
    return result;
}

template <Color us>
class ReplySide {
public:
    [[gnu::always_inline]] ReplySide(const Board& board, Bitboard occupied, ReplyLists& lists)
        : king(board.of(them).king.first()) {
        find_lines(board);
        find_sliders(board, occupied, lists);
        const Men& theirs = board.of(them);
        free_knights = theirs.knights - lines.pins.pins();
        attacked |= king_attacks(king);
        for (const Square from : theirs.knights) attacked |= knight_attacks(from);
        for (const Square from : free_knights) {
            lists.moves_of[index_of(from)] = (knight_attacks(from) - theirs.all).size();
            count += lists.moves_of[index_of(from)];
        }
        pawns = reply_pawns<them>(theirs.pawns, occupied, board.of(us).all, lines.pins);
        count += pawns.count;
        attacked |= step_a<them>(theirs.pawns) | step_h<them>(theirs.pawns);
    }

    const Square king;
    LinesToKing lines;
    Bitboard attacked;      // all that they attack: no place for our king
    Bitboard slider_reach;  // where a man of ours blocks a slider or is attacked by one
    Bitboard free_knights;
    ReplyPawns pawns;
    int slider_count = 0;
    int diagonal_count = 0;  // the first of them
    std::int64_t count = 0;  // replies if we passed, without the king's

private:
    static constexpr Color them = opponent(us);

    [[gnu::always_inline]] void find_lines(const Board& board) {
        const Men& own = board.of(us);
        const Men& theirs = board.of(them);
        for (const Square slider : straights_from[index_of(king)] & own.straight)
            lines.note(lines.pins.straight_pins, king, slider, own, theirs);
        for (const Square slider : diagonals_from[index_of(king)] & own.diagonal)
            lines.note(lines.pins.diagonal_pins, king, slider, own, theirs);
    }

    [[gnu::always_inline]] void find_sliders(const Board& board, Bitboard occupied,
                                             ReplyLists& lists) {
        const Men& theirs = board.of(them);
        const ChecksAndPins& pins = lines.pins;
        for (const Square from : theirs.diagonal | theirs.straight)
            lists.moves_of[index_of(from)] = 0;
        for (const Square from : theirs.diagonal)
            add_slider(lists, from, bishop_attacks(from, occupied), theirs.all,
                       leash_of(from, pins.diagonal_pins, pins.straight_pins));
        diagonal_count = slider_count;
        for (const Square from : theirs.straight)
            add_slider(lists, from, rook_attacks(from, occupied), theirs.all,
                       leash_of(from, pins.straight_pins, pins.diagonal_pins));
        pad(lists);
    }

    // A slider pinned along its own lines may go along them; pinned otherwise, nowhere.
    [[gnu::always_inline]] static Bitboard leash_of(Square from, Bitboard own_pins,
                                                    Bitboard other_pins) {
        if (own_pins.contains(from)) return own_pins;
        return other_pins.contains(from) ? Bitboard{} : Bitboard::all();
    }

    [[gnu::always_inline]] void add_slider(ReplyLists& lists, Square from, Bitboard seen,
                                           Bitboard own_men, Bitboard leash) {
        const int k = slider_count++;
        lists.seen[k] = seen;
        lists.leash[k] = leash;
        lists.held[k] = seen & leash;
        lists.reach[k] = lists.held[k] - own_men;
        lists.square[k] = static_cast<std::int32_t>(index_of(from));
        const int moves = lists.reach[k].size();
        lists.moves_of[index_of(from)] += moves;
        count += moves;
        attacked |= seen;
        slider_reach |= lists.reach[k];
    }

    // Lanes are loaded eight at a time.
    [[gnu::always_inline]] void pad(ReplyLists& lists) const {
        for (int k = slider_count; k % Lanes::count != 0 || k == 0; ++k) {
            lists.held[k] = {};
            lists.reach[k] = {};
            lists.square[k] = 0;
        }
    }
};

}  // namespace adoube::perft
