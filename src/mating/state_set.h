// The positions that a closure has met: each once, numbered in the order of arrival, with the
// move that led there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

#include "mating/exact_key.h"
#include "rules/move.h"

namespace adoube::mating {

class StateSet {
public:
    using Id = std::uint32_t;

    struct State {
        ExactKey key;
        Id parent;  // the first state is its own parent
        Move move;
        std::uint16_t depth;  // moves from the first state, full at the largest value
    };

    // Begins with one state.
    explicit StateSet(const ExactKey& first);

    [[nodiscard]] std::size_t size() const { return states_.size(); }
    [[nodiscard]] const State& operator[](Id id) const { return states_[id]; }
    // The moves from the first state to this one.
    [[nodiscard]] std::vector<Move> line_to(Id id) const;

    // The number of the new state, or nothing if it is known already.
    std::optional<Id> add(const ExactKey& key, Id parent, Move move);

private:
    // The slot that holds the key or the first free one of its chain.
    [[nodiscard]] std::size_t slot_of(const ExactKey& key) const;
    void grow();

    static constexpr Id free_slot = ~Id{0};

    std::deque<State> states_;
    std::vector<Id> slots_;  // a power of two, at most half full
};

}  // namespace adoube::mating
