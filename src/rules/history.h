// How often a position has occurred in a game (Article 9.2.3).
#pragma once

#include <span>
#include <vector>

#include "rules/position.h"

namespace adoube {

// How often the last of the consecutive positions of a game has occurred in it: at least 1.
[[nodiscard]] int occurrences_of_last(std::span<const Position> game);

// The positions of a game since its start or its last capture or pawn move: none before that can
// come again. Positions are compared whole, not by key, so no collision can decide a game.
class History {
public:
    // The start counts as an occurrence; positions before it are not known.
    explicit History(const Position& start) : positions_{start} {}

    // Adds the position that a legal move from current() has led to.
    void push(const Position& next);

    [[nodiscard]] const Position& current() const { return positions_.back(); }

    // How often current() has occurred, this time included: at least 1.
    [[nodiscard]] int occurrences() const { return occurrences_of_last(positions_); }

    // How often `next`, reached by one move from current(), will then have occurred.
    [[nodiscard]] int occurrences_with(const Position& next) const;

private:
    std::vector<Position> positions_;
};

}  // namespace adoube
