// A Swiss tournament: in each round players of equal points meet, nobody the same opponent twice
// as long as that can be avoided. Within a group of equal points the upper half meets the lower.
#pragma once

#include <map>
#include <optional>

#include "arbiter/match/growing_schedule.h"

namespace adoube::arbiter {

class SwissSchedule final : public GrowingSchedule {
public:
    SwissSchedule(const MatchOptions& options, int players);

    [[nodiscard]] int game_count() const override;

private:
    using Players = std::vector<int>;
    using Pairs = std::vector<std::pair<int, int>>;

    void go_on() override;
    void count_round();
    void pair_round();
    // Without a partner: the last one who has not been, or the last one. He gets full points.
    void give_bye(Players& ranking);
    // Best first: by points, then by those of the opponents, then as they were named.
    [[nodiscard]] Players ranking() const;
    [[nodiscard]] int strength_of_opponents(int player) const;
    // Pairs all of them without a rematch, if that can be done in so many steps.
    [[nodiscard]] bool pair_all(Players left, Pairs& pairs, int& steps) const;
    // Whom the first of them would meet, best choice first.
    [[nodiscard]] Players candidates(const Players& left) const;
    [[nodiscard]] bool have_met(int a, int b) const;
    void add_pair(int better, int other);

    int rounds_;
    std::vector<int> half_points_;
    std::vector<int> byes_;
    std::vector<int> white_surplus_;  // first games with White less those with Black
    std::map<std::pair<int, int>, int> meetings_{};
};

}  // namespace adoube::arbiter
