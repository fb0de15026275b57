#include "arbiter/match/joined_match.h"

#include "support/catch.h"

namespace adoube::arbiter {
namespace {

// Two players, five rounds of two games, two shards: games 1 2, 5 6 and 9 10 are of the first one.
[[nodiscard]] MatchOptions match() {
    MatchOptions options;
    options.engines.resize(2);
    options.rounds = 5;
    options.shard = Shard{1, 2};
    return options;
}

[[nodiscard]] int shard_of(int number) { return (number - 1) / 2 % 2 + 1; }

// Games of odd numbers have the first player with White; he wins with both colors.
[[nodiscard]] std::optional<JoinFault> add(JoinedMatch& joined, int number) {
    const bool is_odd = number % 2 == 1;
    return joined.add(
        shard_of(number), number, is_odd ? 0 : 1, is_odd ? 1 : 0,
        game::Outcome::won_by(is_odd ? Color::white : Color::black, game::Reason::checkmate));
}

void add_all(JoinedMatch& joined, std::initializer_list<int> numbers) {
    for (const int number : numbers) CHECK(!add(joined, number));
}

}  // namespace

TEST_CASE("Shards make one match in any order of their games", "[arbiter][shard]") {
    JoinedMatch joined{match()};
    add_all(joined, {9, 3, 10, 4, 1, 6, 7, 8, 2});
    CHECK(!joined.is_complete());
    CHECK(joined.is_complete(2));
    CHECK(!joined.is_complete(1));
    add_all(joined, {5});
    CHECK(joined.is_complete());
    CHECK(joined.is_complete(1));
    CHECK(joined.gaps().empty());
    CHECK(joined.standings().between(0, 1).pairs == std::array{0, 0, 0, 0, 5});
}

TEST_CASE("What is missing is told for each shard", "[arbiter][shard]") {
    JoinedMatch joined{match()};
    add_all(joined, {1, 2, 3, 4, 8});
    const auto gaps = joined.gaps();
    REQUIRE(gaps.size() == 2);
    CHECK(gaps[0].shard == 1);
    CHECK(gaps[0].first == 5);
    CHECK(gaps[0].games == 4);
    CHECK(gaps[0].is_open);
    CHECK(gaps[1].shard == 2);
    CHECK(gaps[1].first == 7);
    CHECK(gaps[1].games == 1);
    CHECK(!gaps[1].is_open);
}

TEST_CASE("A game that is none of the match is refused", "[arbiter][shard]") {
    JoinedMatch joined{match()};
    const auto draw = game::Outcome::draw(game::Reason::stalemate);
    CHECK(joined.add(1, 0, 0, 1, draw) == JoinFault::no_such_game);
    CHECK(joined.add(1, 11, 0, 1, draw) == JoinFault::no_such_game);
    CHECK(joined.add(1, 3, 0, 1, draw) == JoinFault::of_another_shard);
    CHECK(joined.add(1, 1, 1, 0, draw) == JoinFault::other_players);
    CHECK(!joined.add(1, 1, 0, 1, draw));
    CHECK(joined.add(1, 1, 0, 1, draw) == JoinFault::played_twice);
    CHECK(joined.finished() == 1);
    CHECK(joined.standings().games() == 1);
}

TEST_CASE("A test is decided by the games of all shards", "[arbiter][shard]") {
    MatchOptions options = match();
    options.rounds = 100;
    CHECK(!JoinedMatch{options}.sprt());
    options.sprt = SprtOptions{.elo0 = 0, .elo1 = 50};
    JoinedMatch joined{options};
    CHECK(joined.sprt());
    CHECK(!joined.is_decided());
    for (int number = 1; number <= 200; ++number) CHECK(!add(joined, number));
    CHECK(joined.is_decided());
}

TEST_CASE("The only run of a match has all of its games", "[arbiter][shard]") {
    MatchOptions options = match();
    options.shard.reset();
    options.rounds = 1;
    JoinedMatch joined{options};
    CHECK(joined.shards() == 1);
    const auto draw = game::Outcome::draw(game::Reason::stalemate);
    CHECK(!joined.add(1, 1, 0, 1, draw));
    CHECK(!joined.is_complete(1));
    CHECK(!joined.add(1, 2, 1, 0, draw));
    CHECK(joined.is_complete(1));
}

}  // namespace adoube::arbiter
