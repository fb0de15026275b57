// What it changes for the replies that one man of ours leaves his square, over all of his targets
// at once (see two_ply.h).
#pragma once

#include <cstdint>

#include "perft/fast/board.h"
#include "perft/fast/reply_side.h"

namespace adoube::perft {

// The result: for which targets the replies can be summed, and how many replies there are more
// (or, rarely, fewer) because he is gone, wherever he went.
struct Departed {
    Bitboard summed;
    std::int64_t gained = 0;
    std::int64_t corrections = 0;  // for single targets, to be added to the total
};

// A slider that he blocked, and the squares that it gains.
struct Ray {
    Square slider;
    Bitboard gained;
};
inline constexpr int max_rays = 4;

template <Color us>
class Departure {
public:
    [[gnu::always_inline]] Departure(const Board& board, Bitboard occupied,
                                     const ReplySide<us>& side, const ReplyLists& their,
                                     Bitboard from, Mover mover, Ray* rays)
        : board_(board),
          occupied_(occupied),
          side_(side),
          their_(their),
          from_(from),
          square_(from.first()),
          mover_(mover),
          pins_(side.lines.pins),
          rays_(rays) {}

    // `excluded`: targets that cannot be summed whatever the departure does; `unpins`: he pinned
    // somebody and leaves the line.
    [[gnu::always_inline]] Departed to(Bitboard targets, Bitboard excluded, bool unpins) {
        excluded_ = excluded;
        if ((from_ & side_.slider_reach).any()) lengthen_sliders();
        if (unpins) free_pinned_man();
        const bool touches_pawns =
            (from_ & (side_.pawns.fronts | side_.pawns.captures())).any() || pins_changed_;
        if (touches_pawns) recount_pawns();
        result_.summed = targets - excluded_;
        if (touches_pawns && mover_ == Mover::pawn) correct_pawn_duels();
        for (int k = 0; k < lengthened_; ++k) correct_same_ray(rays_[k]);
        return result_;
    }

private:
    static constexpr Color them = opponent(us);

    [[nodiscard]] [[gnu::always_inline]] Bitboard look_up(int slider, Bitboard occupied) const {
        const auto square = static_cast<Square>(their_.square[slider]);
        return slider < side_.diagonal_count ? bishop_attacks(square, occupied)
                                             : rook_attacks(square, occupied);
    }

    // The sliders that see him, as a mask: a branch for each of them would be mispredicted.
    [[nodiscard]] [[gnu::always_inline]] std::uint64_t sliders_that_see_him() const {
        std::uint64_t mask = 0;
        if (wide_lanes && side_.slider_count <= Lanes::count)
            return Lanes::meet(Lanes::load(their_.reach), Lanes::all(from_));
        for (int k = 0; k < side_.slider_count; ++k)
            mask |= std::uint64_t{their_.reach[k].contains(square_)} << k;
        return mask;
    }

    [[gnu::always_inline]] void lengthen_sliders() {
        const Bitboard theirs = board_.of(them).all;
        for (const Square index : Bitboard::from_bits(sliders_that_see_him())) {
            const int slider = static_cast<int>(index_of(index));
            const Bitboard seen = look_up(slider, occupied_ ^ from_) & their_.leash[slider];
            const Bitboard gained = seen - their_.held[slider];
            if (lengthened_ == max_rays) {  // too many to keep apart: nothing is summed
                excluded_ = Bitboard::all();
                return;
            }
            result_.gained += (gained - theirs).size();
            rays_[lengthened_++] = {static_cast<Square>(their_.square[slider]), gained};
        }
    }

    // The man whom he pinned may move freely.
    [[gnu::always_inline]] void free_pinned_man() {
        const Men& theirs = board_.of(them);
        const Bitboard path = between(side_.king, square_);
        const Bitboard freed = path & occupied_;
        const Square square = freed.first();
        excluded_ |= beyond(side_.king, square_);
        if ((freed & theirs.pawns).any()) {
            pins_.straight_pins -= path | from_;
            pins_.diagonal_pins -= path | from_;
            pins_changed_ = true;
            excluded_ |=
                step<them>(freed) | step<them>(step<them>(freed)) | pawn_attacks(them, square);
            return;
        }
        if ((freed & theirs.knights).any()) {
            result_.gained += (knight_attacks(square) - theirs.all).size();
            excluded_ |= knight_attacks(square) & theirs.all;
            return;
        }
        result_.gained -= their_.moves_of[index_of(square)];
        if ((freed & theirs.diagonal).any()) free_slider(bishop_attacks(square, occupied_ ^ from_));
        if ((freed & theirs.straight).any()) free_slider(rook_attacks(square, occupied_ ^ from_));
    }

    [[gnu::always_inline]] void free_slider(Bitboard seen) {
        result_.gained += (seen - board_.of(them).all).size();
        excluded_ |= seen;
    }

    [[gnu::always_inline]] void recount_pawns() {
        const Bitboard pawns = board_.of(them).pawns;
        result_.gained +=
            count_pawn_moves<them>(pawns, occupied_ ^ from_, board_.of(us).all ^ from_, pins_) -
            side_.pawns.count;
        // Where the pawn that he was before, or that attacked him, is taken or blocked.
        if (mover_ != Mover::pawn) excluded_ |= pawn_attacks(us, square_) & pawns;
        if ((from_ & side_.pawns.fronts).any())
            excluded_ |= squares_of(file_of(square_)) & (side_.pawns.fronts | pawns);
    }

    // A pawn takes a pawn that attacked it: that attack was subtracted with both.
    [[gnu::always_inline]] void correct_pawn_duels() {
        const Bitboard taken = result_.summed & board_.of(them).pawns;
        if ((step_a<us>(from_) & taken).any())
            result_.corrections += (from_ & side_.pawns.captures_h).any() ? 1 : 0;
        if ((step_h<us>(from_) & taken).any())
            result_.corrections += (from_ & side_.pawns.captures_a).any() ? 1 : 0;
    }

    // Targets on the ray of a slider that he blocked.
    [[gnu::always_inline]] void correct_same_ray(const Ray& ray) {
        const Bitboard gained = ray.gained - board_.of(them).all;
        // Before his square, or the slider itself taken: nothing opens.
        const Bitboard nearer = result_.summed & (between(ray.slider, square_) | ray.slider);
        result_.corrections -= std::int64_t{nearer.size()} * gained.size();
        // Beyond it: it opens only up to there.
        for (const Square target : result_.summed & ray.gained)
            result_.corrections += board_.of(them).all.contains(target)
                                       ? 1
                                       : -(gained & beyond(ray.slider, target)).size();
    }

    const Board& board_;
    const Bitboard occupied_;
    const ReplySide<us>& side_;
    const ReplyLists& their_;
    const Bitboard from_;
    const Square square_;
    const Mover mover_;
    ChecksAndPins pins_;
    Bitboard excluded_;
    bool pins_changed_ = false;
    int lengthened_ = 0;
    Ray* const rays_;
    Departed result_;
};

}  // namespace adoube::perft
