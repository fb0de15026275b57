// A knockout tournament: who loses an encounter is out. Seeded players are placed so that they meet
// as late as can be; the others are drawn by lot. Where the number of players is no power of two,
// the first places have no opponent in the first round.
#pragma once

#include <optional>

#include "arbiter/match/growing_schedule.h"

namespace adoube::arbiter {

class KnockoutSchedule final : public GrowingSchedule {
public:
    KnockoutSchedule(const MatchOptions& options, int players);

    // Those that are known and those that are to come if no encounter ends level.
    [[nodiscard]] int game_count() const override;

private:
    using Places = std::vector<std::optional<int>>;  // empty: nobody

    void go_on() override;
    // Has everybody who is left meet his neighbour.
    void pair_round();
    // More games where an encounter is level, two by two; false if there is none.
    [[nodiscard]] bool add_tie_breaks();
    void advance();

    Places places_{};
    int all_encounters_ = 0;  // of all rounds so far
    int tie_breaks_ = 0;      // of this round
};

// The places of a bracket of that size, a power of two, by strength: the best meets the last, and
// the best two meet in the final. For 8: 0 7 3 4 1 6 2 5.
[[nodiscard]] std::vector<int> bracket(int size);

}  // namespace adoube::arbiter
