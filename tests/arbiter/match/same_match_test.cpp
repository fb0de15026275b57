#include "arbiter/match/same_match.h"

#include "support/catch.h"

using namespace adoube;
using namespace adoube::arbiter;

namespace {

[[nodiscard]] MatchOptions some_match() {
    MatchOptions options;
    options.engines.resize(2);
    options.engines[0].command = "a";
    options.engines[1].command = "b";
    options.rounds = 10;
    options.openings = OpeningOptions{"book.epd"};
    return options;
}

}  // namespace

TEST_CASE("A match may be resumed with more rounds and boards", "[match]") {
    MatchOptions other = some_match();
    other.rounds = 20;
    other.concurrency = 4;
    other.site = "elsewhere";
    CHECK(!what_differs(some_match(), other));
}

TEST_CASE("What makes other games makes another match", "[match]") {
    MatchOptions other = some_match();
    SECTION("fewer rounds") {
        other.rounds = 9;
        CHECK(what_differs(some_match(), other) == "-rounds");
    }
    SECTION("another engine") {
        other.engines[1].arguments.emplace_back("--new");
        CHECK(what_differs(some_match(), other) == "-engine");
    }
    SECTION("a third engine") {
        other.engines.emplace_back();
        CHECK(what_differs(some_match(), other) == "-engine");
    }
    SECTION("another book") {
        other.openings->start = 2;
        CHECK(what_differs(some_match(), other) == "-openings");
    }
    SECTION("another shard") {
        other.shard = Shard{1, 2};
        CHECK(what_differs(some_match(), other) == "-shard");
    }
    SECTION("another seed") {
        other.seed = 1;
        CHECK(what_differs(some_match(), other) == "-srand");
    }
}

TEST_CASE("Shards of one match differ in their number and in output", "[match][shard]") {
    MatchOptions one = some_match();
    one.shard = Shard{1, 3};
    MatchOptions other = one;
    other.shard->number = 2;
    other.concurrency = 4;
    other.site = "elsewhere";
    CHECK(!what_shards_differ_in(one, other));
    SECTION("number of shards") {
        other.shard->count = 4;
        CHECK(what_shards_differ_in(one, other) == "number of shards");
        other.shard.reset();
        CHECK(what_shards_differ_in(one, other) == "number of shards");
    }
    SECTION("length") {
        other.rounds = 11;
        CHECK(what_shards_differ_in(one, other) == "-rounds");
        CHECK(what_shards_differ_in(other, one) == "-rounds");
    }
    SECTION("test") {
        other.sprt.emplace();
        CHECK(what_shards_differ_in(one, other) == "-sprt");
    }
    SECTION("rules") {
        other.rules.max_moves = 100;
        CHECK(what_shards_differ_in(one, other) == "option of Rules");
    }
    SECTION("seed") {
        other.seed = 1;
        CHECK(what_shards_differ_in(one, other) == "-srand");
    }
}
