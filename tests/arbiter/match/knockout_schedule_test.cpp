#include "arbiter/match/knockout_schedule.h"

#include "support/catch.h"

namespace adoube::arbiter {
namespace {

using game::Outcome;
using game::Reason;

[[nodiscard]] MatchOptions seeded(int seeds, int games) {
    MatchOptions options;
    options.seeds = seeds;
    options.games = games;
    return options;
}

// The games as "2:03", round and players, when White wins exactly if it was named earlier.
[[nodiscard]] std::vector<std::string> play(Schedule& schedule) {
    std::vector<std::string> games;
    for (int number = 1; number <= schedule.game_count(); ++number) {
        const auto pairing = schedule.game(number);
        REQUIRE(pairing);
        games.push_back(std::to_string(pairing->round) + ':' + std::to_string(pairing->white) +
                        std::to_string(pairing->black));
        const Color winner = pairing->white < pairing->black ? Color::white : Color::black;
        schedule.record(*pairing, Outcome::won_by(winner, Reason::checkmate));
    }
    return games;
}

}  // namespace

TEST_CASE("The best two meet in the final", "[arbiter][schedule]") {
    CHECK(bracket(2) == std::vector{0, 1});
    CHECK(bracket(4) == std::vector{0, 3, 1, 2});
    CHECK(bracket(8) == std::vector{0, 7, 3, 4, 1, 6, 2, 5});
}

TEST_CASE("A knockout of eight goes as by hand", "[arbiter][schedule]") {
    KnockoutSchedule schedule{seeded(8, 1), 8};
    CHECK(schedule.game_count() == 7);
    CHECK(play(schedule) ==
          std::vector<std::string>{"1:07", "1:34", "1:16", "1:25", "2:03", "2:12", "3:01"});
}

TEST_CASE("Where there are too few, the best begin in the second round", "[arbiter][schedule]") {
    KnockoutSchedule schedule{seeded(5, 1), 5};
    CHECK(play(schedule) == std::vector<std::string>{"1:34", "2:03", "2:12", "3:01"});
}

TEST_CASE("The unseeded are drawn by lot", "[arbiter][schedule]") {
    const auto first_round = [](std::uint64_t seed) {
        MatchOptions options = seeded(1, 1);
        options.seed = seed;
        KnockoutSchedule schedule{options, 4};
        return std::vector{schedule.game(1)->black, schedule.game(2)->white,
                           schedule.game(2)->black};
    };
    CHECK(first_round(1) == first_round(1));
    bool differs = false;
    for (std::uint64_t seed = 2; seed < 12; ++seed)
        differs = differs || first_round(seed) != first_round(1);
    CHECK(differs);
    CHECK(KnockoutSchedule(seeded(1, 1), 4).game(1)->white == 0);
}

TEST_CASE("A level encounter goes on, two games at a time", "[arbiter][schedule]") {
    KnockoutSchedule schedule{seeded(2, 2), 2};
    const Outcome draw = Outcome::draw(Reason::stalemate);
    CHECK(schedule.game_count() == 2);
    schedule.record(*schedule.game(1), draw);
    schedule.record(*schedule.game(2), draw);
    CHECK(schedule.game_count() == 4);
    CHECK(schedule.game(3)->opening != schedule.game(2)->opening);
    schedule.record(*schedule.game(3), draw);
    schedule.record(*schedule.game(4), Outcome::won_by(Color::white, Reason::checkmate));
    CHECK(schedule.game_count() == 4);
}

TEST_CASE("A level encounter does not go on for ever", "[arbiter][schedule]") {
    KnockoutSchedule schedule{seeded(4, 2), 4};
    int number = 0;
    while (number < schedule.game_count()) {
        REQUIRE(++number < 100);
        schedule.record(*schedule.game(number), Outcome::draw(Reason::stalemate));
    }
    CHECK(number == 3 * (2 + 4 * 2));
}

}  // namespace adoube::arbiter
