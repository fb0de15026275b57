#include "arbiter/storage/event_store.h"

#include <string>

#include "arbiter/storage/scratch_file.h"
#include "arbiter/storage/store_claim.h"
#include "support/catch.h"

using namespace adoube::arbiter;
using namespace adoube::arbiter::storage;

namespace {

[[nodiscard]] StoredEvent created(const std::string& game, const std::string& white,
                                  const std::string& variant = "standard") {
    return {game, 0,
            R"({"type":"created","colors":{"white":")" + white +
                R"(","black":"bob"},"options":{"variant":")" + variant + R"("}})"};
}

[[nodiscard]] StoredEvent ended(const std::string& game, std::size_t number,
                                const std::string& winner, const std::string& reason) {
    return {game, number,
            R"({"type":"gameEnded","at":5,"result":{"winner":)" + winner + R"(,"reason":")" +
                reason + R"("}})"};
}

constexpr std::string_view monday = "2026-11-02T10:00:00Z";
constexpr std::string_view tuesday = "2026-11-03T10:00:00Z";

}  // namespace

TEST_CASE("What was appended is there when the store is opened again", "[storage]") {
    const ScratchFile file;
    {
        auto store = EventStore::open(file.path());
        REQUIRE(store);
        const std::vector events{created("g1", "ann"), StoredEvent{"g1", 1, R"({"type":"moved"})"}};
        CHECK_FALSE(store->append(events, monday));
    }
    auto store = EventStore::open(file.path());
    REQUIRE(store);
    const auto bodies = store->events("g1");
    REQUIRE(bodies);
    REQUIRE(bodies->size() == 2);
    CHECK(bodies->at(1) == R"({"type":"moved"})");
    CHECK(store->events("g2")->empty());
}

TEST_CASE("A batch is appended whole or not at all", "[storage]") {
    const ScratchFile file;
    auto store = EventStore::open(file.path());
    REQUIRE(store);
    CHECK_FALSE(store->append(std::vector{created("g1", "ann")}, monday));
    const std::vector twice{StoredEvent{"g1", 1, "{}"}, StoredEvent{"g1", 1, "{}"}};
    CHECK(store->append(twice, monday));
    CHECK(store->events("g1")->size() == 1);
    CHECK(store->append(std::vector{StoredEvent{"nobody", 1, "{}"}}, monday));
}

TEST_CASE("Games are found by player, result, date and variant", "[storage]") {
    const ScratchFile file;
    auto store = EventStore::open(file.path());
    REQUIRE(store);
    CHECK_FALSE(store->append(
        std::vector{created("g1", "ann"), ended("g1", 1, "\"white\"", "checkmate")}, monday));
    CHECK_FALSE(store->append(
        std::vector{created("g2", "cat", "chess960"), ended("g2", 1, "null", "stalemate")},
        tuesday));
    CHECK_FALSE(store->append(std::vector{created("g3", "ann"), ended("g3", 1, "null", "aborted")},
                              tuesday));
    CHECK_FALSE(store->append(std::vector{created("g4", "dan")}, tuesday));
    const auto ids = [&](const Filter& filter) {
        std::string found;
        const auto games = store->list(filter);
        REQUIRE(games);
        for (const StoredGame& game : *games) found += game.id + ' ';
        return found;
    };
    CHECK(ids({}) == "g1 g2 g3 g4 ");
    CHECK(ids({.player = "ann"}) == "g1 g3 ");
    CHECK(ids({.player = "bob"}) == "g1 g2 g3 g4 ");
    CHECK(ids({.score = "1-0"}) == "g1 ");
    CHECK(ids({.score = "1/2-1/2"}) == "g2 ");
    CHECK(ids({.score = "*"}) == "g3 g4 ");
    CHECK(ids({.from_date = "2026-11-03"}) == "g2 g3 g4 ");
    CHECK(ids({.to_date = "2026-11-02"}) == "g1 ");
    CHECK(ids({.variant = "chess960"}) == "g2 ");
    const StoredGame first = store->list({.id = "g1"})->front();
    CHECK(first.white == "ann");
    CHECK(first.reason == "checkmate");
    CHECK(first.created_at == monday);
    CHECK(first.events == 2);
    CHECK(first.is_over());
    CHECK_FALSE(store->list({.id = "g4"})->front().is_over());
}

TEST_CASE("The next id is one that no game has", "[storage]") {
    const ScratchFile file;
    auto store = EventStore::open(file.path());
    REQUIRE(store);
    CHECK(*store->next_id('p') == "p1");
    CHECK_FALSE(store->append(std::vector{created("p9", "ann"), created("p10", "ann")}, monday));
    CHECK(*store->next_id('p') == "p11");
    CHECK(*store->next_id('g') == "g1");
}

TEST_CASE("A board is kept from its invitation to its game", "[storage]") {
    const ScratchFile file;
    StoredBoard board{7, "", R"({"host":"ann"})", "a1", "b2"};
    auto store = EventStore::open(file.path());
    REQUIRE(store);
    CHECK_FALSE(store->append({}, std::vector{board}, monday));
    CHECK(*store->boards() == std::vector{board});
    board.game = "g1";
    CHECK(store->append({}, std::vector{board}, monday));  // there is no such game
    CHECK(store->boards()->front().game.empty());
    CHECK_FALSE(store->append(std::vector{created("g1", "ann")}, std::vector{board}, monday));
    CHECK(*EventStore::open(file.path())->boards() == std::vector{board});
}

TEST_CASE("A store of version 1 is brought up to date with all that is in it", "[storage]") {
    const ScratchFile file;
    {
        auto store = EventStore::open(file.path());
        REQUIRE(store);
        CHECK_FALSE(store->append(std::vector{created("g1", "ann")}, monday));
    }
    {
        const auto database = Database::open(file.path());
        REQUIRE(database);
        CHECK_FALSE(database->run("DROP TABLE boards; PRAGMA user_version = 1"));
    }
    const auto store = EventStore::open(file.path());
    REQUIRE(store);
    CHECK(store->list()->front().id == "g1");
    CHECK(store->boards()->empty());
}

TEST_CASE("A store of a newer version and a file of another kind are refused", "[storage]") {
    const ScratchFile file;
    SECTION("newer") {
        REQUIRE(EventStore::open(file.path()));
        const auto database = Database::open(file.path());
        REQUIRE(database);
        CHECK_FALSE(database->run("PRAGMA user_version = 99"));
        const auto store = EventStore::open(file.path());
        REQUIRE_FALSE(store);
        CHECK(store.error().text.find("99") != std::string::npos);
    }
    SECTION("another program's database") {
        const auto database = Database::open(file.path());
        REQUIRE(database);
        CHECK_FALSE(database->run("CREATE TABLE songs (title TEXT)"));
        CHECK_FALSE(EventStore::open(file.path()));
    }
    SECTION("a folder that is not there") {
        CHECK_FALSE(EventStore::open("/nonexistent/folder/store.db"));
    }
}

TEST_CASE("One keeper at a time has a claim to a store", "[storage]") {
    const ScratchFile file;
    CHECK_FALSE(StoreClaim::on(file.path()));  // there is none
    const auto store = EventStore::open(file.path());
    REQUIRE(store);
    {
        const auto claim = StoreClaim::on(file.path());
        REQUIRE(claim);
        const auto second = StoreClaim::on(file.path());
        REQUIRE_FALSE(second);
        CHECK(second.error().text == "another session keeps its games");
        CHECK(store->list());  // others may look
    }
    CHECK(StoreClaim::on(file.path()));
}
