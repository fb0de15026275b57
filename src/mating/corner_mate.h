// The mate that a few minor pieces can give: the king in a corner, one square beside him filled
// by a man of his own (or watched by a second minor piece), the others watched by the winner's
// king. How many moves are missing until all stand there guides the search; it proves nothing.
#pragma once

#include <array>
#include <optional>

#include "rules/color.h"
#include "rules/move.h"
#include "rules/position.h"

namespace adoube::mating {

// Where the men stand in one of the eight mates: four corners, and in each the one or the other
// square beside the king to fill.
struct CornerPattern {
    Square corner{};
    Square filled{};
    std::array<Square, 2> kings{};    // of the winner: both watch the two squares that stay free
    std::array<Square, 2> knights{};  // give check from there
};

class CornerMate {
public:
    // The one that misses the fewest moves; nothing if that color has no knight and no bishop, or
    // if nobody could fill the square.
    [[nodiscard]] static std::optional<CornerMate> nearest(const Position& position, Color winner);

    // The moves that the men of both colors still need on an empty board.
    [[nodiscard]] int missing() const { return missing_; }
    [[nodiscard]] const CornerPattern& pattern() const { return *pattern_; }
    [[nodiscard]] Square filler() const { return filler_; }

    // By how many moves a move of the position that it was made for brings it nearer.
    [[nodiscard]] int progress(const Position& position, Move move) const;

private:
    friend class CornerMeter;
    CornerMate() = default;
    [[nodiscard]] int filling(PieceType type, Square from) const;
    [[nodiscard]] int watching(PieceType type, Square from) const;
    [[nodiscard]] int corner_way(Square from) const;

    const CornerPattern* pattern_ = nullptr;
    Color winner_{};
    Square checker_{};
    Square filler_{};          // of the loser, or the second minor piece that watches
    bool watched_ = false;     // the filler only watches the square
    bool rooks_help_ = false;  // a rook may fill the square
    bool ready_ = false;       // the last two checks can be given
    bool home_ = false;        // the king is in the corner, or beside it on the square to fill
    int missing_ = 0;
};

}  // namespace adoube::mating
