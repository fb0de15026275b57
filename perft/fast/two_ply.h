// Counting the last two plies at once: the unit of work of the fast counter.
//
// Counting the replies to each of our moves anew does nearly the same work again and again: our
// siblings' positions differ by one man. Here the replying side is looked at once, as if we had
// passed, and each of our moves is charged only with what it changes. A move from `from` to `to`
// changes the number of replies by
//
//     what leaving changes      a slider sees farther, a pawn may step, or has nobody to take;
//     what arriving changes     a slider is cut off, a pawn is blocked, our man can be taken, and
//                               if he took one of theirs, that man's own replies are gone;
//     what the king may do      which squares next to him are safe afterwards.
//
// Leaving depends on the man alone, arriving on the square alone. So neither is computed for a
// move, but both are summed over sets of moves: leaving once for each man (departure.h), times
// the number of his targets; arriving once for each square, times the number of men who can go
// there; and the king's squares, once each, by counting over all men the targets after which the
// square is safe (king_zone.h, reply_sums.h). A man who touches nothing by leaving and goes to
// squares where nothing is touched costs next to nothing, and most moves are of that sort:
//
//         . . . . . . . .        White moves. The knight blocks no slider and no pawn, so that
//         . . . r . . k .        leaving changes nothing. Arriving on the d-file cuts the rook
//         . . . . . . . .        off from the squares below: computed once for d3, whoever goes
//         . . . . . . . .        there. No white man attacks a square next to the king, so that
//         . . . . . . . .        every move leaves him all eight, but for the targets from which
//         . . B x . . . .        the mover would then attack one of them.
//         . . . . N . . .
//         . . . . . . K .
//
// The sums are exact only if leaving and arriving have nothing to do with each other and the pins
// stay. Where they do not, there are two slower ways:
//
//     one by one     The move checks, pins or unpins somebody, uncovers a slider, or `from` and
//                    `to` lie on one ray or touch one pawn. The king's part is still summed; for
//                    the rest only the sliders that the move touched are looked up again
//                    (single_move.h).
//     on the board   Promotions, en passant, castling that touches something, and moves that end
//                    or free a castling of theirs: made on a copy of the board, and the replies
//                    counted from nothing (one_ply.h).
//
// Which way a move goes is decided before anything is added for it: a move that was first summed
// and then found out to be special would leave parts of itself in the sums.
//
// The steps, in their order: ReplySide looks at the replying side; the squares of its king and
// what is special about targets are prepared; OurMoves lists our moves as entries, a man or a set
// of pawns with a set of targets; split_entries() decides how each is counted and counts those
// that are not summed; ReplySums adds up the others, eight entries at a time (lanes.h).
//
// Everything is inlined into one function, and its lists live outside of the objects: an object
// that is indexed cannot be kept in registers, and that alone halved the speed.
#pragma once

#include <cstdint>

#include "perft/fast/board.h"
#include "perft/fast/castling_paths.h"
#include "perft/fast/departure.h"
#include "perft/fast/king_safety.h"
#include "perft/fast/king_zone.h"
#include "perft/fast/lanes.h"
#include "perft/fast/made_moves.h"
#include "perft/fast/move_lists.h"
#include "perft/fast/one_ply.h"
#include "perft/fast/our_moves.h"
#include "perft/fast/reply_side.h"
#include "perft/fast/reply_sums.h"
#include "perft/fast/single_move.h"

namespace adoube::perft {

template <Color us, bool castling>
class TwoPlyCounter {
public:
    [[gnu::always_inline]] TwoPlyCounter(const Board& board, const CastlingPaths& paths,
                                         ReplyLists& their, MoveLists& our)
        : board_(board),
          paths_(paths),
          occupied_(board.occupied()),
          side_(board, occupied_, their),
          their_(their),
          our_(our),
          entries_{our},
          zone_(board, side_.king, occupied_, our.king_squares) {}

    [[gnu::always_inline]] std::int64_t count() {
        prepare_castling_replies();
        prepare_king_squares();
        prepare_special_targets();
        OurMoves<us, castling> moves(board_, paths_, occupied_, side_.attacked,
                                     special_movers_ | zone_.watched, entries_);
        moves.run();
        total_ = moves.replies;
        split_entries(moves.answerable_double_steps);
        const int entries_with_targets = entries_.count;
        if (castling && moves.safety.checkers.empty()) castle();
        ReplySums<us, castling> sums(board_, paths_, occupied_, side_, their_, our_, zone_.count,
                                     castling_wings_);
        return total_ + sums.over_targets(entries_with_targets) + sums.over_entries(entries_.count);
    }

private:
    static constexpr Color them = opponent(us);

    [[gnu::always_inline]] void prepare_castling_replies() {
        if constexpr (castling)
            for (unsigned wing = 0; wing < 2; ++wing) prepare_castling_reply(wing);
    }

    [[gnu::always_inline]] void prepare_castling_reply(unsigned wing) {
        const CastlingPath& path = paths_.of(them)[wing];
        if ((path.rook & board_.castling_rooks).empty()) return;
        made_targets_ |= path.rook | path.behind_rook;
        if ((path.must_be_empty & board_.of(them).all).any()) return;
        const Bitboard in_the_way = path.must_be_empty & board_.of(us).all;
        if (in_the_way.empty()) castling_wings_ |= 1U << wing;
        else if (!in_the_way.more_than_one()) made_movers_ |= in_the_way;
    }

    [[nodiscard]] [[gnu::always_inline]] Bitboard castling_squares() const {
        Bitboard squares;
        if constexpr (castling)
            for (unsigned wing = 0; wing < 2; ++wing)
                if ((castling_wings_ >> wing & 1U) != 0) squares |= paths_.of(them)[wing].king_path;
        return squares;
    }

    // On which wings they may castle with their king passing over that square.
    [[gnu::always_inline]] [[nodiscard]] unsigned wings_over(Square square) const {
        unsigned wings = 0;
        for (unsigned wing = 0; wing < 2; ++wing)
            if (paths_.of(them)[wing].king_path.contains(square))
                wings |= castling_wings_ & 1U << wing;
        return wings;
    }

    [[gnu::always_inline]] void prepare_king_squares() {
        const Bitboard steps = king_attacks(side_.king) - board_.of(them).all;
        for (const Square square : steps | castling_squares()) {
            const unsigned wings = castling ? wings_over(square) : 0;
            if (!zone_.add(square, steps.contains(square), wings)) castling_wings_ &= ~wings;
        }
    }

    [[gnu::always_inline]] void prepare_special_targets() {
        const Square king = side_.king;
        const Bitboard theirs = board_.of(them).all;
        const Bitboard diagonals = bishop_attacks(king, occupied_);
        const Bitboard straights = rook_attacks(king, occupied_);
        // Through their nearest men: from there a slider pins.
        const Bitboard far_diagonals = bishop_attacks(king, occupied_ ^ (diagonals & theirs));
        const Bitboard far_straights = rook_attacks(king, occupied_ ^ (straights & theirs));
        our_.checks_from = {pawn_attacks(them, king),
                            knight_attacks(king),
                            diagonals,
                            straights,
                            diagonals | straights,
                            {},
                            {},
                            {}};
        our_.acts_on_king_from = our_.checks_from;
        our_.acts_on_king_from[index_of(Mover::bishop)] = far_diagonals;
        our_.acts_on_king_from[index_of(Mover::rook)] = far_straights;
        our_.acts_on_king_from[index_of(Mover::queen)] = far_diagonals | far_straights;
        const LinesToKing& lines = side_.lines;
        common_special_targets_ = lines.pin_paths | made_targets_;
        special_movers_ = lines.unveilers | lines.pinners | made_movers_ | side_.slider_reach |
                          side_.pawns.fronts | side_.pawns.captures();
    }

    [[nodiscard]] [[gnu::always_inline]] static Bitboard origin(Source source, Bitboard from,
                                                                Bitboard to) {
        switch (source) {
            case Source::one_man: return from;
            case Source::steps: return step<them>(to);
            case Source::double_steps: return step<them>(step<them>(to));
            case Source::captures_a: return step_h<them>(to);
            case Source::captures_h: return step_a<them>(to);
        }
        return from;
    }

    // The slowest way: the move is made on the board and its replies counted from nothing.
    [[gnu::always_inline]] void make(const Board& next) {
        total_ += count_replies<them, castling>(next, paths_);
    }

    [[gnu::always_inline]] void split_entries(Bitboard answerable_double_steps) {
        const Split split = split_by_target();
        for (const Square entry : Bitboard::from_bits(split.leaving))
            leave(static_cast<int>(index_of(entry)));
        if (answerable_double_steps.any()) answer_double_steps(answerable_double_steps);
        for (const Square entry : Bitboard::from_bits(split.unfinished | added_entries_)) {
            const int k = static_cast<int>(index_of(entry));
            our_.quiet[k] = our_.king_part[k] = our_.summed[k];
            count_one_by_one(k, our_.targets[k] - our_.summed[k]);
        }
    }

    // Entries as masks: whose leaving has to be looked at, and who has or may have targets that
    // are not summed.
    struct Split {
        std::uint64_t leaving = 0;
        std::uint64_t unfinished = 0;
    };

    // Sets what is summed as the target alone decides.
    [[gnu::always_inline]] Split split_by_target() {
        for (int k = entries_.count; k % Lanes::count != 0; ++k) {
            our_.targets[k] = {};
            our_.from[k] = {};
            our_.mover[k] = 0;
        }
        const Lanes acting =
            Lanes::load(our_.acts_on_king_from.data()) | Lanes::all(common_special_targets_);
        const Lanes replies = Lanes::all(static_cast<std::uint64_t>(side_.count));
        const Lanes movers = Lanes::all(special_movers_);
        Split split;
        for (int k = 0; k < entries_.count; k += Lanes::count) {
            const Lanes targets = Lanes::load(our_.targets + k);
            const Lanes special = Lanes::picked(Lanes::load(our_.mover + k), acting);
            const Lanes summed = targets - special;
            summed.store(our_.summed + k);
            summed.store(our_.quiet + k);
            summed.store(our_.king_part + k);
            replies.store(our_.replies + k);
            split.leaving |= std::uint64_t{Lanes::meet(Lanes::load(our_.from + k), movers)} << k;
            split.unfinished |= std::uint64_t{Lanes::meet(targets, special)} << k;
        }
        split.unfinished |= split.leaving;
        return split;
    }

    [[nodiscard]] [[gnu::always_inline]] Bitboard special_targets(std::uint64_t mover) const {
        return common_special_targets_ | our_.acts_on_king_from[mover];
    }

    // The man of entry k does something by leaving his square alone.
    [[gnu::always_inline]] void leave(int k) {
        const Bitboard from = our_.from[k];
        if ((from & (side_.lines.unveilers | made_movers_)).any()) {
            our_.summed[k] = {};
            return;
        }
        const Bitboard targets = our_.targets[k];
        const Bitboard excluded = special_targets(our_.mover[k]);
        if ((from & side_.lines.pinners).empty()) {
            depart(k, excluded, false);
            return;
        }
        // A pinning slider: along its line the pin stays.
        const Bitboard staying = (targets & between(side_.king, from.first())) - occupied_;
        our_.targets[k] = targets - staying;
        depart(k, excluded, true);
        if (staying.empty()) return;
        const int added = entries_.count;
        entries_.put(staying, from, static_cast<Mover>(our_.mover[k]));
        entries_.clear_following(added);
        added_entries_ |= std::uint64_t{1} << added;
        depart(added, {}, false);
    }

    [[gnu::always_inline]] void depart(int k, Bitboard excluded, bool unpins) {
        Departure<us> departure(board_, occupied_, side_, their_, our_.from[k],
                                static_cast<Mover>(our_.mover[k]), our_.rays);
        const Departed departed = departure.to(our_.targets[k], excluded, unpins);
        our_.summed[k] = departed.summed;
        our_.replies[k] = side_.count + departed.gained;
        total_ += departed.corrections;
    }

    // Double steps that a pawn of theirs stands beside: summed ones get their en passant replies
    // added, others are made on the board.
    [[gnu::always_inline]] void answer_double_steps(Bitboard double_steps) {
        for (const Square to : double_steps) {
            const Bitboard from = step<them>(step<them>(to));
            const int k = entry_of_double_step(from, to);
            const Board next = after_double_step<us>(board_, from, to);
            if (our_.summed[k].contains(to)) {
                for (const Square capturer : en_passant_capturers<them>(next))
                    total_ += en_passant_is_legal<them>(next, capturer) ? 1 : 0;
            } else {
                our_.targets[k] ^= to;
                make(next);
            }
        }
    }

    [[nodiscard]] [[gnu::always_inline]] int entry_of_double_step(Bitboard from, Square to) const {
        int k = 0;
        while (our_.source[k] == Source::one_man
                   ? our_.from[k] != from
                   : our_.source[k] != Source::double_steps || !our_.targets[k].contains(to))
            ++k;
        return k;
    }

    // Moves that are not summed: most of them can still be counted without being made.
    [[gnu::always_inline]] void count_one_by_one(int k, Bitboard rest) {
        const auto mover = static_cast<Mover>(our_.mover[k]);
        for (const Square to : rest) {
            const Bitboard from = origin(our_.source[k], our_.from[k], to);
            if (made_targets_.contains(to) || (from & made_movers_).any())
                make(after_move<us, castling>(board_, from, to, mover));
            else count_single(k, from, to);
        }
    }

    [[gnu::always_inline]] void count_single(int k, Bitboard from, Square to) {
        const std::uint64_t mover = our_.mover[k];
        const SingleMove<us> move(board_, occupied_, from.first(), to, mover);
        ChecksAndPins safety = side_.lines.pins;
        if (changes_pins(from, to, mover)) {
            safety = move.safety(side_.king);
        } else if (our_.checks_from[mover].contains(to)) {
            safety.checkers = to;
            safety.answers = between(side_.king, to) | to;
        }
        if (safety.answers.any()) total_ += move.replies(side_, their_, safety);
        our_.king_part[k] |= to;
        if (safety.checkers.empty()) our_.quiet[k] |= to;
        if ((king_attacks(side_.king) & board_.of(them).all).contains(to))
            total_ += king_can_take_back<us>(board_, to, occupied_ ^ side_.king) ? 1 : 0;
    }

    [[nodiscard]] [[gnu::always_inline]] bool changes_pins(Bitboard from, Square to,
                                                           std::uint64_t mover) const {
        const LinesToKing& lines = side_.lines;
        return (from & (lines.unveilers | lines.pinners)).any() ||
               (lines.pin_paths | (our_.acts_on_king_from[mover] - our_.checks_from[mover]))
                   .contains(to);
    }

    [[gnu::always_inline]] void castle() {
        for (const CastlingPath& path : paths_.of(us))
            if (may_castle(path)) castle(path);
    }

    [[nodiscard]] [[gnu::always_inline]] bool may_castle(const CastlingPath& path) const {
        if ((path.rook & board_.castling_rooks).empty()) return false;
        if ((path.must_be_empty & occupied_).any()) return false;
        if ((path.behind_rook & board_.of(them).straight).any())
            return can_castle<us>(board_, occupied_, path);
        return (path.king_path & side_.attacked).empty();
    }

    // Castling that touches nothing is an entry whose rook arrives and nobody leaves.
    [[gnu::always_inline]] void castle(const CastlingPath& path) {
        if (!castling_touches_nothing(path)) {
            make(after_castling<us>(board_, path));
            return;
        }
        const int k = entries_.count;
        entries_.put(path.rook_to(), {}, Mover::rook, Source::steps);
        entries_.clear_following(k);
        our_.summed[k] = our_.quiet[k] = our_.king_part[k] = path.rook_to();
        our_.replies[k] = side_.count;
    }

    [[nodiscard]] [[gnu::always_inline]] bool castling_touches_nothing(
        const CastlingPath& path) const {
        const Bitboard touched = path.king_shift | path.rook_shift;
        // From the third rank their king may want to step next to ours.
        const Bitboard near_our_rank = rank<us>(Rank::r1) | rank<us>(Rank::r2) | rank<us>(Rank::r3);
        if (path.rook_shift.empty() || near_our_rank.contains(side_.king)) return false;
        if ((touched & (special_movers_ | side_.lines.pin_paths)).any()) return false;
        if (our_.acts_on_king_from[index_of(Mover::rook)].contains(path.rook_to().first()))
            return false;
        for (int k = 0; k < zone_.count; ++k)
            if (touches(our_.king_squares[k], touched)) return false;
        return true;
    }

    [[nodiscard]] [[gnu::always_inline]] static bool touches(const KingSquare& wanted,
                                                             Bitboard touched) {
        Bitboard lines = wanted.attackers | wanted.hiders;
        for (const Square attacker : wanted.attackers) lines |= between(wanted.square, attacker);
        return (lines & touched).any();
    }

    const Board& board_;
    const CastlingPaths& paths_;
    const Bitboard occupied_;
    ReplySide<us> side_;
    ReplyLists& their_;
    MoveLists& our_;
    Entries entries_;
    KingZone<us> zone_;
    Bitboard made_targets_;            // moves to here, and
    Bitboard made_movers_;             // of the men here, are made on the board
    Bitboard special_movers_;          // men who change something by leaving
    Bitboard common_special_targets_;  // targets whose replies are never summed
    std::uint64_t added_entries_ = 0;
    unsigned castling_wings_ = 0;  // bit w: they may still castle on wing w after some move
    std::int64_t total_ = 0;
};

}  // namespace adoube::perft
