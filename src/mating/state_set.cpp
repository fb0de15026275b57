#include "mating/state_set.h"

#include <algorithm>
#include <limits>

namespace adoube::mating {

StateSet::StateSet(const ExactKey& first) : slots_(1024, free_slot) {
    slots_[slot_of(first)] = 0;
    states_.push_back({first, 0, Move{}, 0});
}

std::vector<Move> StateSet::line_to(Id id) const {
    std::vector<Move> line;
    for (; id != 0; id = states_[id].parent) line.push_back(states_[id].move);
    std::reverse(line.begin(), line.end());
    return line;
}

std::optional<StateSet::Id> StateSet::add(const ExactKey& key, Id parent, Move move) {
    const std::size_t slot = slot_of(key);
    if (slots_[slot] != free_slot) return std::nullopt;
    const auto id = static_cast<Id>(states_.size());
    slots_[slot] = id;
    constexpr std::uint16_t full = std::numeric_limits<std::uint16_t>::max();
    const std::uint16_t depth = states_[parent].depth;
    states_.push_back(
        {key, parent, move, depth == full ? full : static_cast<std::uint16_t>(depth + 1)});
    if (states_.size() * 2 > slots_.size()) grow();
    return id;
}

std::size_t StateSet::slot_of(const ExactKey& key) const {
    std::size_t slot = key.hash() & (slots_.size() - 1);
    while (slots_[slot] != free_slot && states_[slots_[slot]].key != key)
        slot = (slot + 1) & (slots_.size() - 1);
    return slot;
}

void StateSet::grow() {
    std::vector<Id> old(slots_.size() * 4, free_slot);
    old.swap(slots_);
    for (const Id id : old)
        if (id != free_slot) slots_[slot_of(states_[id].key)] = id;
}

}  // namespace adoube::mating
