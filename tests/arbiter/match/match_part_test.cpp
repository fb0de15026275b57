#include "arbiter/match/match_part.h"

#include <map>
#include <set>

#include "support/catch.h"

namespace adoube::arbiter {
namespace {

[[nodiscard]] MatchOptions match(std::size_t players, int rounds, int games, int shards) {
    MatchOptions options;
    options.engines.resize(players);
    options.rounds = rounds;
    options.games = games;
    options.shard = Shard{1, shards};
    return options;
}

[[nodiscard]] std::vector<int> games_of(MatchOptions options, int shard) {
    options.shard->number = shard;
    const MatchPart part{options};
    const FixedSchedule schedule{options, static_cast<int>(options.engines.size())};
    std::vector<int> games;
    for (int number = 1; number <= schedule.game_count(); ++number)
        if (part.plays(number)) games.push_back(number);
    CHECK(part.game_count() == static_cast<int>(games.size()));
    return games;
}

}  // namespace

TEST_CASE("A run without a shard plays all games", "[arbiter][shard]") {
    const MatchPart part{MatchOptions{}};
    CHECK(part.plays(1));
    CHECK(part.plays(1000));
    CHECK(!part.game_count());
}

TEST_CASE("Pairs of games are dealt out in turn", "[arbiter][shard]") {
    const auto options = match(2, 5, 2, 3);
    CHECK(games_of(options, 1) == std::vector{1, 2, 7, 8});
    CHECK(games_of(options, 2) == std::vector{3, 4, 9, 10});
    CHECK(games_of(options, 3) == std::vector{5, 6});
}

// With one game a round the second game of a pair is one of the next round.
TEST_CASE("Both games of a pair are of one shard", "[arbiter][shard]") {
    const auto options = match(3, 3, 1, 2);
    CHECK(games_of(options, 1) == std::vector{1, 3, 4, 6, 8});
    CHECK(games_of(options, 2) == std::vector{2, 5, 7, 9});
}

TEST_CASE("Shards have each game once and no pair is cut", "[arbiter][shard]") {
    for (const auto kind :
         {TournamentKind::round_robin, TournamentKind::gauntlet, TournamentKind::pyramid})
        for (const std::size_t players : {2U, 3U, 4U})
            for (int games = 1; games <= 5; ++games)
                for (int shards = 1; shards <= 7; ++shards) {
                    auto options = match(players, 4, games, shards);
                    options.tournament = kind;
                    const FixedSchedule schedule{options, static_cast<int>(players)};
                    std::set<int> seen;
                    std::map<int, int> shard_of_pair;
                    for (int shard = 1; shard <= shards; ++shard)
                        for (const int number : games_of(options, shard)) {
                            CHECK(seen.insert(number).second);
                            const int pair = schedule.game(number)->pair;
                            CHECK(shard_of_pair.try_emplace(pair, shard).first->second == shard);
                        }
                    CHECK(static_cast<int>(seen.size()) == schedule.game_count());
                }
}

TEST_CASE("What hangs on results cannot be divided", "[arbiter][shard]") {
    CHECK(depends_on_results(TournamentKind::swiss));
    CHECK(depends_on_results(TournamentKind::knockout));
    CHECK(!depends_on_results(TournamentKind::pyramid));
}

}  // namespace adoube::arbiter
