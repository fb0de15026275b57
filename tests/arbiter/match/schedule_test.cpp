#include "arbiter/match/schedule.h"

#include <map>

#include "support/catch.h"

namespace adoube::arbiter {
namespace {

[[nodiscard]] std::vector<std::string> games_of(const MatchOptions& options, int players) {
    const Schedule schedule{options, players};
    std::vector<std::string> games;
    for (int number = 1; number <= schedule.game_count(); ++number) {
        const Pairing game = schedule.game(number);
        games.push_back(std::to_string(game.white) + std::to_string(game.black) + " o" +
                        std::to_string(game.opening));
    }
    return games;
}

}  // namespace

TEST_CASE("Two players change colors and share an opening", "[arbiter][schedule]") {
    MatchOptions options;
    options.rounds = 2;
    CHECK(games_of(options, 2) == std::vector<std::string>{"01 o0", "10 o0", "01 o1", "10 o1"});
}

TEST_CASE("Colors change from round to round with one game each", "[arbiter][schedule]") {
    MatchOptions options;
    options.rounds = 3;
    options.games = 1;
    options.repeat = 1;
    CHECK(games_of(options, 2) == std::vector<std::string>{"01 o0", "10 o1", "01 o2"});
}

TEST_CASE("Colors can be kept and turned round", "[arbiter][schedule]") {
    MatchOptions options;
    options.swap_colors = false;
    CHECK(games_of(options, 2) == std::vector<std::string>{"01 o0", "01 o0"});
    options.reverse_colors = true;
    CHECK(games_of(options, 2) == std::vector<std::string>{"10 o0", "10 o0"});
}

TEST_CASE("In a round-robin everybody meets everybody", "[arbiter][schedule]") {
    MatchOptions options;
    const Schedule schedule{options, 4};
    CHECK(schedule.game_count() == 12);
    std::map<std::pair<int, int>, int> meetings;
    for (int number = 1; number <= 12; ++number) {
        const Pairing game = schedule.game(number);
        ++meetings[{game.white, game.black}];
        CHECK(game.white != game.black);
    }
    CHECK(meetings.size() == 12);  // each ordered pair once
}

TEST_CASE("In a gauntlet the first meets all others", "[arbiter][schedule]") {
    MatchOptions options;
    options.tournament = TournamentKind::gauntlet;
    CHECK(games_of(options, 3) == std::vector<std::string>{"01 o0", "10 o0", "02 o1", "20 o1"});
}

}  // namespace adoube::arbiter
