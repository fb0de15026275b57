// A safe guess from above at what can ever happen: for every man the squares on which he may
// stand one day, found as the least fixpoint of "who can move lets others move". A square that is
// missing here is out of reach in every legal series of moves; the converse is not claimed.
#pragma once

#include <array>
#include <cstddef>

#include "base/static_vector.h"
#include "rules/bitboard.h"
#include "rules/piece.h"
#include "rules/position.h"

namespace adoube::mating {

struct Man {
    Piece piece{};
    Square home{};          // where he stands now
    Bitboard squares{};     // where he may stand one day, `home` included
    Bitboard promoted{};    // of these, where he may stand as what a pawn has become
    bool captured = false;  // he may be taken on his home square

    // He stays where he is for ever.
    [[nodiscard]] bool fixed() const { return !captured && squares == Bitboard{home}; }
};

class Reach {
public:
    explicit Reach(const Position& position);

    using Men = StaticVector<Man, square_count>;
    [[nodiscard]] const Men& men() const { return men_; }
    // The squares that may be empty one day.
    [[nodiscard]] Bitboard clearable() const { return clearable_; }
    // The squares that a man may attack one day, when sliders see through `open` squares.
    [[nodiscard]] static Bitboard attacked_by(const Man& man, Bitboard open);

private:
    // One round over all men; true if anything was new.
    bool extend();
    void extend_pawn(Man& man);
    void extend_piece(Man& man);
    void note_captures(Color by, Bitboard capturing);
    [[nodiscard]] Bitboard homes_to_capture(Color by) const;
    [[nodiscard]] Bitboard guarded_for_ever(Color by) const;
    void note_double_steps();
    void castle(const Position& position);

    Men men_;
    Bitboard clearable_;
    std::array<Bitboard, 2> visited_{};      // where a color's men other than the king may stand
    std::array<Bitboard, 2> homes_{};        // where they stand now
    std::array<Bitboard, 2> passed_over_{};  // where a color's pawns may be taken en passant
};

}  // namespace adoube::mating
