// The closure of a position: every position that legal moves lead to, the most promising first,
// without those from which it is proved that no mate can come. It ends with a mate, with nothing
// left to look at, which is a proof, or with its budget.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "mating/distance.h"
#include "mating/state_set.h"
#include "rules/color.h"
#include "rules/position.h"

namespace adoube::mating {

class Closure {
public:
    // The position has no more men than an exact key can hold.
    Closure(const Position& position, Color winner);

    enum class Outcome : std::uint8_t { mate, exhausted, out_of_budget };
    // Looks at up to `budget` positions.
    [[nodiscard]] Outcome run(std::size_t budget);

    // From the first position to the mate, after run() has found one.
    [[nodiscard]] std::vector<Move> helpmate() const { return helpmate_; }
    [[nodiscard]] std::size_t size() const { return states_.size(); }

private:
    using Id = StateSet::Id;

    // True if one of the moves mates.
    [[nodiscard]] bool expand(Id id);
    void meet(const Position& before, Move move, const Position& next, Id parent);
    void wait(Id id, int distance);
    [[nodiscard]] std::optional<Id> next_waiting();

    static constexpr std::size_t bucket_count = 2048;

    Color winner_;
    StateSet states_;
    std::vector<std::vector<Id>> waiting_;  // by distance from the start plus a guess at the rest
    std::size_t first_bucket_ = 0;          // none before it holds anything
    std::vector<Move> helpmate_;
};

}  // namespace adoube::mating
