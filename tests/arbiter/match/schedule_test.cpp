#include "arbiter/match/fixed_schedule.h"

#include <map>

#include "support/catch.h"

namespace adoube::arbiter {
namespace {

[[nodiscard]] std::vector<std::string> pairings_of(const MatchOptions& options, int players) {
    const FixedSchedule schedule{options, players};
    std::vector<std::string> games;
    for (int number = 1; number <= schedule.game_count(); ++number) {
        const Pairing game = *schedule.game(number);
        games.push_back(std::to_string(game.white) + std::to_string(game.black) + " o" +
                        std::to_string(game.opening));
    }
    return games;
}

}  // namespace

TEST_CASE("Two players change colors and share an opening", "[arbiter][schedule]") {
    MatchOptions options;
    options.rounds = 2;
    CHECK(pairings_of(options, 2) == std::vector<std::string>{"01 o0", "10 o0", "01 o1", "10 o1"});
}

TEST_CASE("Colors change from round to round with one game each", "[arbiter][schedule]") {
    MatchOptions options;
    options.rounds = 3;
    options.games = 1;
    options.repeat = 1;
    CHECK(pairings_of(options, 2) == std::vector<std::string>{"01 o0", "10 o1", "01 o2"});
}

TEST_CASE("Colors can be kept and turned round", "[arbiter][schedule]") {
    MatchOptions options;
    options.swap_colors = false;
    CHECK(pairings_of(options, 2) == std::vector<std::string>{"01 o0", "01 o0"});
    options.reverse_colors = true;
    CHECK(pairings_of(options, 2) == std::vector<std::string>{"10 o0", "10 o0"});
}

TEST_CASE("In a round-robin everybody meets everybody", "[arbiter][schedule]") {
    MatchOptions options;
    const FixedSchedule schedule{options, 4};
    CHECK(schedule.game_count() == 12);
    std::map<std::pair<int, int>, int> meetings;
    for (int number = 1; number <= 12; ++number) {
        const Pairing game = *schedule.game(number);
        ++meetings[{game.white, game.black}];
        CHECK(game.white != game.black);
    }
    CHECK(meetings.size() == 12);  // each ordered pair once
}

TEST_CASE("In a gauntlet the first meets all others", "[arbiter][schedule]") {
    MatchOptions options;
    options.tournament = TournamentKind::gauntlet;
    CHECK(pairings_of(options, 3) == std::vector<std::string>{"01 o0", "10 o0", "02 o1", "20 o1"});
}

TEST_CASE("The seeded meet all others in a gauntlet", "[arbiter][schedule]") {
    MatchOptions options;
    options.tournament = TournamentKind::gauntlet;
    options.games = 1;
    options.seeds = 2;
    CHECK(pairings_of(options, 4) == std::vector<std::string>{"02 o0", "03 o1", "12 o2", "13 o3"});
}

TEST_CASE("In a pyramid each meets those before him", "[arbiter][schedule]") {
    MatchOptions options;
    options.tournament = TournamentKind::pyramid;
    options.games = 1;
    CHECK(pairings_of(options, 4) ==
          std::vector<std::string>{"10 o0", "20 o1", "21 o2", "30 o3", "31 o4", "32 o5"});
}

TEST_CASE("Colors can stay, or begin the other way round", "[arbiter][schedule]") {
    MatchOptions options;
    options.swap_colors = false;
    CHECK(pairings_of(options, 2) == std::vector<std::string>{"01 o0", "01 o0"});
    options.reverse_colors = true;
    CHECK(pairings_of(options, 2) == std::vector<std::string>{"10 o0", "10 o0"});
    options.swap_colors = true;
    CHECK(pairings_of(options, 2) == std::vector<std::string>{"10 o0", "01 o0"});
}

}  // namespace adoube::arbiter
