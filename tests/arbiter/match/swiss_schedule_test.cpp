// Swiss tournaments against schedules made by hand.
#include "arbiter/match/swiss_schedule.h"

#include <functional>
#include <set>

#include "support/catch.h"

namespace adoube::arbiter {
namespace {

using game::Outcome;
using game::Reason;

using Encounters = std::vector<std::string>;

// Who of two wins with White; 0 for a draw.
using Wins = std::function<int(int white, int black)>;

// The stronger one, who was named earlier.
[[nodiscard]] int lower_wins(int white, int black) { return white < black ? 1 : -1; }
[[nodiscard]] int nobody_wins(int, int) { return 0; }

[[nodiscard]] Outcome outcome(int sign) {
    if (sign == 0) return Outcome::draw(Reason::stalemate);
    return Outcome::won_by(sign > 0 ? Color::white : Color::black, Reason::checkmate);
}

// The games of one round as "02" (0 with White), after the results of the rounds before.
[[nodiscard]] std::vector<Encounters> play(Schedule& schedule, const Wins& wins) {
    std::vector<Encounters> rounds;
    for (int number = 1; number <= schedule.game_count(); ++number) {
        const auto pairing = schedule.game(number);
        REQUIRE(pairing);
        REQUIRE(pairing->number == number);
        if (std::cmp_less(rounds.size(), pairing->round)) rounds.emplace_back();
        rounds.back().push_back(std::to_string(pairing->white) + std::to_string(pairing->black));
        schedule.record(*pairing, outcome(wins(pairing->white, pairing->black)));
    }
    return rounds;
}

[[nodiscard]] MatchOptions single_games(int rounds) {
    MatchOptions options;
    options.games = 1;
    options.rounds = rounds;
    return options;
}

}  // namespace

// Round 1: upper half against lower half. Then 0 1 2 3 have a point: 0 meets 2 and 1 meets 3; so
// do 4 and 6, 5 and 7. Then 0 and 1 have two points and meet; 2 3 4 5 have one, and 2 meets 4,
// 3 meets 5; 6 and 7 meet.
TEST_CASE("A Swiss tournament of eight goes as by hand", "[arbiter][schedule]") {
    SwissSchedule schedule{single_games(3), 8};
    CHECK(schedule.game_count() == 12);
    const auto rounds = play(schedule, lower_wins);
    const auto players = [&](std::size_t round) {
        std::set<std::string> pairs;
        for (std::string pair : rounds.at(round)) {
            if (pair[0] > pair[1]) std::swap(pair[0], pair[1]);
            pairs.insert(pair);
        }
        return pairs;
    };
    CHECK(players(0) == std::set<std::string>{"04", "15", "26", "37"});
    CHECK(players(1) == std::set<std::string>{"02", "13", "46", "57"});
    CHECK(players(2) == std::set<std::string>{"01", "24", "35", "67"});
}

TEST_CASE("The next round waits for the last game of the one before", "[arbiter][schedule]") {
    SwissSchedule schedule{single_games(2), 4};
    const auto first = schedule.game(1);
    const auto second = schedule.game(2);
    REQUIRE((first && second));
    schedule.record(*second, outcome(1));
    CHECK_FALSE(schedule.game(3));
    schedule.record(*first, outcome(1));
    CHECK(schedule.game(3));
    CHECK(schedule.game(3)->round == 2);
    CHECK(schedule.game(3)->opening == 2);
    CHECK(schedule.game(3)->pair == 2);
}

TEST_CASE("Nobody meets the same opponent twice while it can be avoided", "[arbiter][schedule]") {
    SwissSchedule schedule{single_games(3), 6};
    std::set<std::string> seen;
    for (const auto& round : play(schedule, nobody_wins))
        for (std::string pair : round) {
            if (pair[0] > pair[1]) std::swap(pair[0], pair[1]);
            CHECK(seen.insert(pair).second);
        }
    CHECK(seen.size() == 9);
}

// First 0 plays 2 and 3 plays 1; then the winners 0 and 1 meet, and the losers.
TEST_CASE("White is for the one who has had it less", "[arbiter][schedule]") {
    SwissSchedule schedule{single_games(2), 4};
    std::array<int, 4> whites{};
    for (const auto& round : play(schedule, lower_wins))
        for (const std::string& pair : round) ++whites.at(static_cast<std::size_t>(pair[0] - '0'));
    CHECK(whites == std::array{1, 1, 1, 1});
}

// 4 is left over first, then the last of those without a point who has not been.
TEST_CASE("An odd player has no game and full points, each once", "[arbiter][schedule]") {
    SwissSchedule schedule{single_games(3), 5};
    const auto rounds = play(schedule, lower_wins);
    std::vector<std::string> idle;
    for (const auto& round : rounds) {
        std::string all = "01234";
        for (const std::string& pair : round)
            for (const char player : pair) all.erase(all.find(player), 1);
        idle.push_back(all);
    }
    CHECK(idle.size() == 3);
    CHECK(idle[0] == "4");
    CHECK(std::set<std::string>(idle.begin(), idle.end()).size() == 3);
}

TEST_CASE("An encounter has games with both colors and one opening", "[arbiter][schedule]") {
    MatchOptions options;
    options.rounds = 1;
    SwissSchedule schedule{options, 2};
    CHECK(schedule.game_count() == 2);
    CHECK(*schedule.game(1) == Pairing{1, 1, 0, 1, 0, 0});
    CHECK(*schedule.game(2) == Pairing{2, 1, 1, 0, 0, 0});
}

}  // namespace adoube::arbiter
