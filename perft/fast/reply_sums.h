// The replies to all summed moves, over squares and over entries (see two_ply.h).
#pragma once

#include <cstdint>

#include "perft/fast/board.h"
#include "perft/fast/castling_paths.h"
#include "perft/fast/king_zone.h"
#include "perft/fast/lanes.h"
#include "perft/fast/move_lists.h"
#include "perft/fast/reply_side.h"

namespace adoube::perft {

template <Color us, bool castling>
class ReplySums {
public:
    // `castling_wings`: bit w, they may still castle on wing w.
    [[gnu::always_inline]] ReplySums(const Board& board, const CastlingPaths& paths,
                                     Bitboard occupied, const ReplySide<us>& side,
                                     const ReplyLists& their, MoveLists& our, int king_squares,
                                     unsigned castling_wings)
        : board_(board),
          paths_(paths),
          occupied_(occupied),
          side_(side),
          their_(their),
          our_(our),
          king_squares_(king_squares),
          castling_wings_(castling_wings) {}

    // What it changes that a man of ours arrives on a square, for their sliders, knights and king
    // and the men that are captured.
    [[nodiscard]] [[gnu::always_inline]] std::int64_t over_targets(int entries) {
        TargetCounts counts;
        for (int k = 0; k < entries; ++k) counts.add(our_.summed[k]);
        counts.finish();
        const Bitboard held = counts.held();
        const Bitboard theirs = board_.of(them).all;
        std::int64_t sum = -blocked_sliders(counts, (held & side_.slider_reach) - theirs);
        const Bitboard captured = held & theirs;
        for (const Square to : captured) sum += gained_by_capture(to) * counts.of(to);
        const Bitboard near_king = captured & king_attacks(side_.king);
        for (const Square to : near_king)
            if (king_can_take_back<us>(board_, to, occupied_ ^ side_.king)) sum += counts.of(to);
        return sum;
    }

    // The replies that do not depend on the target, those of their pawns, their king's steps and
    // their castling.
    [[nodiscard]] [[gnu::always_inline]] std::int64_t over_entries(int entries) {
        Lanes sums = Lanes::all(Bitboard{});
        for (int k = 0; k < entries; k += Lanes::count) {
            const Lanes summed = Lanes::load(our_.summed + k);
            sums = Lanes::sum(sums, Lanes::product(summed.sizes(), Lanes::load(our_.replies + k)));
            sums = Lanes::sum(sums, gained_pawn_replies(summed));
        }
        for (unsigned wing = 0; wing < 2; ++wing)
            if (castles_on(wing)) start_castling(wing, entries);
        for (int k = 0; k < king_squares_; ++k) sums = Lanes::sum(sums, safe_moves(k, entries));
        for (unsigned wing = 0; wing < 2; ++wing)
            if (castles_on(wing))
                for (int k = 0; k < entries; k += Lanes::count)
                    sums = Lanes::sum(sums, Lanes::load(our_.castling_left[wing] + k).sizes());
        return sums.total();
    }

private:
    static constexpr Color them = opponent(us);

    // On an empty square: it can be captured where it could be entered, but blocks what is beyond.
    [[nodiscard]] [[gnu::always_inline]] std::int64_t blocked_sliders(const TargetCounts& counts,
                                                                      Bitboard targets) {
        constexpr int few = 2;  // a gather does not pay for so few
        if (wide_lanes && side_.slider_count > few && side_.slider_count <= Lanes::count) {
            const Lanes reach = Lanes::load(their_.reach);
            Lanes blocked = Lanes::all(Bitboard{});
            for (const Square to : targets) {
                const Lanes behind = Lanes::gathered(their_.square, beyond_blocker(to).data());
                const Lanes times = Lanes::all(static_cast<std::uint64_t>(counts.of(to)));
                blocked = Lanes::sum(blocked, Lanes::product((reach & behind).sizes(), times));
            }
            return blocked.total();
        }
        std::int64_t sum = 0;
        for (const Square to : targets) {
            int blocked = 0;
            for (int k = 0; k < side_.slider_count; ++k)
                blocked +=
                    (their_.reach[k] & beyond(static_cast<Square>(their_.square[k]), to)).size();
            sum += std::int64_t{blocked} * counts.of(to);
        }
        return sum;
    }

    // A capture: those who defended the man may take back, his own moves are gone.
    [[nodiscard]] [[gnu::always_inline]] std::int64_t gained_by_capture(Square to) const {
        int gained = (knight_attacks(to) & side_.free_knights).size();
        if (wide_lanes && side_.slider_count <= Lanes::count) {
            gained +=
                __builtin_popcount(Lanes::meet(Lanes::load(their_.held), Lanes::all(Bitboard{to})));
        } else {
            for (int k = 0; k < side_.slider_count; ++k)
                gained += their_.held[k].contains(to) ? 1 : 0;
        }
        const Bitboard pawn = board_.of(them).pawns & to;
        if (pawn.empty()) return gained - their_.moves_of[index_of(to)];
        return gained - moves_of_their_pawn(pawn);
    }

    [[nodiscard]] [[gnu::always_inline]] int moves_of_their_pawn(Bitboard pawn) const {
        const ReplyPawns& pawns = side_.pawns;
        const Bitboard own = board_.of(us).all;
        const Bitboard one = step<them>(pawn) & pawns.steps;
        return PawnMoves{one, step<them>(one) & pawns.double_steps,
                         step_a<them>(pawn) & pawns.captures_a & own,
                         step_h<them>(pawn) & pawns.captures_h & own}
            .template count<them>(pawns.may_promote);
    }

    [[nodiscard]] [[gnu::always_inline]] bool castles_on(unsigned wing) const {
        return castling && (castling_wings_ >> wing & 1U) != 0;
    }

    // Arriving, a man can be captured by pawns, and blocks their steps.
    [[nodiscard]] [[gnu::always_inline]] Lanes gained_pawn_replies(Lanes summed) const {
        const ReplyPawns& pawns = side_.pawns;
        const auto in = [&](Bitboard set) { return (summed & Lanes::all(set)).sizes(); };
        const Lanes captures = Lanes::sum(in(pawns.captures_a), in(pawns.captures_h));
        const Lanes blocked = Lanes::sum(
            in(pawns.steps), Lanes::sum(in(pawns.double_steps), in(pawns.double_step_paths)));
        Lanes gained = Lanes::difference(captures, blocked);
        if (pawns.may_promote) {
            constexpr Bitboard last = last_rank<them>;
            const Lanes last_captures =
                Lanes::sum(in(pawns.captures_a & last), in(pawns.captures_h & last));
            const Lanes more = Lanes::difference(last_captures, in(pawns.steps & last));
            gained = Lanes::sum(gained, Lanes::product(more, Lanes::all(std::uint64_t{3})));
        }
        return gained;
    }

    [[gnu::always_inline]] void start_castling(unsigned wing, int entries) {
        const Lanes way = Lanes::all(paths_.of(them)[wing].must_be_empty);
        for (int k = 0; k < entries; k += Lanes::count)
            (Lanes::load(our_.quiet + k) - way).store(our_.castling_left[wing] + k);
    }

    // After how many moves the king may step on a square; for squares that he passes when he
    // castles, what is left of the moves after which he may.
    [[nodiscard]] [[gnu::always_inline]] Lanes safe_moves(int square, int entries) {
        const KingSquare& wanted = our_.king_squares[square];
        const unsigned wings = castling ? wanted.castling & castling_wings_ : 0;
        Lanes sums = Lanes::all(Bitboard{});
        if (!wanted.is_step && wings == 0) return sums;
        const Lanes attacked_from = Lanes::load(wanted.attacked_from.data());
        const Lanes watched = Lanes::all(wanted.attackers | wanted.hiders);
        const Lanes blocks = Lanes::all(wanted.blocks());
        for (int k = 0; k < entries; k += Lanes::count) {
            const unsigned leaving = Lanes::meet(Lanes::load(our_.from + k), watched);
            Lanes safe = blocks - Lanes::picked(Lanes::load(our_.mover + k), attacked_from);
            if (leaving != 0) safe = with_leavers(safe, leaving, wanted, k);
            if (wanted.is_step)
                sums = Lanes::sum(sums, (Lanes::load(our_.king_part + k) & safe).sizes());
            for (unsigned wing = 0; wing < 2; ++wing)
                if ((wings >> wing & 1U) != 0) {
                    Bitboard* const left = our_.castling_left[wing] + k;
                    (Lanes::load(left) & safe).store(left);
                }
        }
        return sums;
    }

    [[nodiscard]] [[gnu::always_inline]] Lanes with_leavers(Lanes safe, unsigned leaving,
                                                            const KingSquare& wanted,
                                                            int first) const {
        Bitboard sets[Lanes::count];
        safe.store(sets);
        for (const Square lane : Bitboard::from_bits(leaving)) {
            const std::size_t k = static_cast<std::size_t>(first) + index_of(lane);
            sets[index_of(lane)] = safe_targets<us>(board_, wanted, our_.from[k], our_.mover[k]);
        }
        return Lanes::load(sets);
    }

    const Board& board_;
    const CastlingPaths& paths_;
    const Bitboard occupied_;
    const ReplySide<us>& side_;
    const ReplyLists& their_;
    MoveLists& our_;
    const int king_squares_;
    const unsigned castling_wings_;
};

}  // namespace adoube::perft
