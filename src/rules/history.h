// How often a position has occurred in a game (Article 9.2.3).
#pragma once

#include <vector>

#include "rules/position.h"

namespace adoube {

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
    [[nodiscard]] int occurrences() const { return occurrences_of(current(), 0); }

    // How often `next`, reached by one move from current(), will then have occurred.
    [[nodiscard]] int occurrences_with(const Position& next) const;

private:
    [[nodiscard]] int occurrences_of(const Position& position, int counted_so_far) const;

    std::vector<Position> positions_;
};

}  // namespace adoube
