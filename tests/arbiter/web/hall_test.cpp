#include "arbiter/web/hall.h"

#include <unistd.h>

#include <boost/json/parse.hpp>
#include <filesystem>

#include "arbiter/web/fixed_time.h"
#include "support/catch.h"

using namespace adoube;
using namespace adoube::arbiter;
using boost::json::value;

namespace {

// Secrets that differ, and can be told in a test.
[[nodiscard]] std::string next_secret() {
    static int count = 0;
    return "secret" + std::to_string(++count);
}

// The file of a store, removed when the test is over.
class StoreFile {
public:
    explicit StoreFile(const std::string& name)
        : path_(std::filesystem::temp_directory_path() / (name + std::to_string(::getpid()))) {}
    ~StoreFile() {
        for (const char* const suffix : {"", "-wal", "-shm"})
            std::filesystem::remove(path_.string() + suffix);
    }
    StoreFile(const StoreFile&) = delete;
    StoreFile& operator=(const StoreFile&) = delete;

    [[nodiscard]] storage::EventStore open() const {
        return std::move(*storage::EventStore::open(path_));
    }

private:
    std::filesystem::path path_;
};

class Listener final : public web::Visitor {
public:
    void send(web::Message message) override { messages_.push_back(boost::json::parse(*message)); }

    [[nodiscard]] std::size_t count() const { return messages_.size(); }
    [[nodiscard]] const value& latest() const { return messages_.back(); }
    [[nodiscard]] const value& view() const { return latest().at("view"); }
    [[nodiscard]] std::string refusal() const {
        if (messages_.empty() || latest().at("type") != "refusal") return "";
        return std::string(latest().at("refusal").as_string());
    }

private:
    std::vector<value> messages_;
};

[[nodiscard]] std::string fit(std::string text) {
    for (char& c : text)
        if (c == '\'') c = '"';
    return text;
}

// A hall with Ann and Bob, who do things at instants in milliseconds.
class Evening {
public:
    explicit Evening(std::optional<storage::EventStore> store = std::nullopt)
        : hall({1, next_secret, utc}, std::move(store)) {}

    void open(const std::string& options = "") {
        const auto board = hall.open_board(
            fit("{'host':'Ann','options':{'colorAssignment':'hostWhite'" + options + "}}"),
            instant_of(0));
        REQUIRE(board);
        host_secret = (*board)->host_secret;
        guest_secret = (*board)->guest_secret;
        number = (*board)->number;
    }
    void begin(const std::string& options = "") {
        open(options);
        enter(ann, host_secret, 0);
        enter(bob, guest_secret, 0);
        say(bob, "{'op':'sit','name':'Bob'}", 0);
    }
    void enter(web::Visitor& visitor, const std::string& secret, int at, int since = 0) {
        REQUIRE(hall.enter(
            visitor, number,
            fit("{'op':'enter','seat':'" + secret + "','since':" + std::to_string(since) + "}"),
            instant_of(at)));
        publish(at);
    }
    void say(web::Visitor& visitor, const std::string& text, int at) {
        hall.hear(visitor, fit(text), instant_of(at));
        publish(at);
    }
    void move(web::Visitor& visitor, const std::string& uci, int at) {
        say(visitor, "{'op':'act','action':{'type':'move','uci':'" + uci + "'}}", at);
    }
    void leave(web::Visitor& visitor, int at) {
        hall.leave(visitor, instant_of(at));
        publish(at);
    }
    void pass_until(int at) {
        hall.carry_out_due(instant_of(at));
        publish(at);
    }
    void publish(int at) { CHECK_FALSE(hall.publish(instant_of(at))); }
    [[nodiscard]] static game::Instant instant_of(int at) { return game::instant_of_ms(at); }

    web::Hall hall;
    Listener ann;
    Listener bob;
    std::string host_secret;
    std::string guest_secret;
    std::int64_t number = 0;
};

[[nodiscard]] std::string types(const value& message) {
    std::string names;
    for (const value& event : message.at("events").as_array())
        names += (names.empty() ? "" : " ") + std::string(event.at("type").as_string());
    return names;
}

[[nodiscard]] bool shows_moves(const Listener& listener) {
    return listener.view().as_object().contains("legalMoves");
}

}  // namespace

TEST_CASE("A game begins when the guest sits down", "[web][hall]") {
    Evening evening;
    evening.open();
    evening.enter(evening.ann, evening.host_secret, 0);
    CHECK(evening.ann.latest().at("type") == "waiting");
    CHECK(evening.ann.latest().at("seat") == "host");
    evening.enter(evening.bob, evening.guest_secret, 100);
    CHECK(evening.bob.latest().at("seat") == "guest");
    evening.say(evening.bob, "{'op':'sit','name':'Bob'}", 5'000);
    CHECK(evening.ann.latest().at("type") == "game");
    CHECK(evening.ann.view().at("you") == "white");
    CHECK(evening.bob.view().at("you") == "black");
    CHECK(types(evening.ann.latest()) == "created");
    CHECK(evening.ann.latest().at("players").at("black") == value{{"name", "Bob"}, {"here", true}});
    // The limit of the first move counts from then on.
    CHECK(evening.ann.view().at("deadline") == 35'000);
    CHECK(evening.ann.latest().at("now") == 5'000);
}

TEST_CASE("Only the player on move is told the legal moves", "[web][hall]") {
    Evening evening;
    evening.begin();
    Listener watcher;
    evening.enter(watcher, "", 0);
    CHECK(shows_moves(evening.ann));
    CHECK_FALSE(shows_moves(evening.bob));
    CHECK_FALSE(shows_moves(watcher));
    evening.move(evening.ann, "e2e4", 1'000);
    CHECK_FALSE(shows_moves(evening.ann));
    CHECK(shows_moves(evening.bob));
    CHECK_FALSE(shows_moves(watcher));
    CHECK(watcher.view().at("you").is_null());
    CHECK(types(watcher.latest()) == "moved");
}

TEST_CASE("Who has no seat's secret may look on and no more", "[web][hall]") {
    Evening evening;
    evening.begin();
    Listener stranger;
    evening.enter(stranger, "secret", 0);
    evening.move(stranger, "e2e4", 0);
    CHECK(stranger.refusal() == "notAPlayer");
    evening.say(stranger, "{'op':'sit'}", 0);
    CHECK(stranger.refusal() == "notAPlayer");
    evening.say(stranger, "hello", 0);
    CHECK(stranger.refusal() == "badRequest");
    CHECK(evening.ann.view().at("moves").as_array().empty());
    const auto other = evening.hall.open_board("{}", {});
    Listener mixed_up;
    evening.enter(mixed_up, (*other)->host_secret, 0);
    CHECK(mixed_up.view().at("you").is_null());
}

TEST_CASE("What the rules refuse is told to him who wished it alone", "[web][hall]") {
    Evening evening;
    evening.begin();
    const auto told = evening.ann.count();
    evening.move(evening.bob, "e7e5", 0);
    CHECK(evening.bob.refusal() == "notYourTurn");
    CHECK(evening.ann.count() == told);
    evening.move(evening.ann, "e2e5", 0);
    CHECK(evening.ann.refusal() == "pieceCannotMoveSo");
}

TEST_CASE("Who comes back is told what he has missed", "[web][hall]") {
    Evening evening;
    evening.begin();
    evening.leave(evening.bob, 1'000);
    CHECK(types(evening.ann.latest()) == "disconnected");
    CHECK(evening.ann.latest().at("players").at("black").at("here") == false);
    evening.move(evening.ann, "e2e4", 2'000);
    Listener again;
    evening.enter(again, evening.guest_secret, 3'000, 1);
    CHECK(again.latest().at("from") == 1);
    CHECK(types(again.latest()) == "disconnected moved reconnected");
    CHECK(shows_moves(again));
    Listener with_too_many;
    evening.enter(with_too_many, "", 3'000, 99);
    CHECK(with_too_many.latest().at("from") == 4);
}

TEST_CASE("The grace time of a lost connection counts from its loss", "[web][hall]") {
    Evening evening;
    evening.begin(",'disconnectGraceSec':30,'firstMoveSec':'off'");
    evening.move(evening.ann, "e2e4", 1'000);
    evening.leave(evening.bob, 10'000);
    CHECK(evening.hall.next_due() == game::instant_of_ms(40'000));
    evening.pass_until(39'999);
    CHECK(evening.ann.view().at("result").is_null());
    evening.pass_until(40'000);
    CHECK(evening.ann.view().at("result").at("reason") == "disconnect");
    CHECK(evening.ann.view().at("result").at("winner") == "white");
    CHECK(evening.ann.latest().at("score").at("white") == 38.0);
}

TEST_CASE("A player with two windows is there until both are closed", "[web][hall]") {
    Evening evening;
    evening.begin();
    Listener second;
    evening.enter(second, evening.guest_secret, 0);
    evening.leave(evening.bob, 1'000);
    CHECK(types(evening.ann.latest()) == "created");
    evening.leave(second, 2'000);
    CHECK(types(evening.ann.latest()) == "disconnected");
}

TEST_CASE("A flag falls without anybody doing anything", "[web][hall]") {
    Evening evening;
    evening.begin(",'timeControl':'1+0','firstMoveSec':'off'");
    CHECK(evening.hall.next_due() == game::instant_of_ms(60'000));
    evening.pass_until(60'000);
    CHECK(evening.bob.view().at("result").at("reason") == "timeLoss");
    CHECK_FALSE(evening.hall.next_due());
}

TEST_CASE("A hall that died goes on where it stood", "[web][hall]") {
    const StoreFile file{"adoube-hall-test-"};
    std::string host_secret;
    std::string guest_secret;
    std::string waiting_secret;
    {
        Evening before{file.open()};
        before.begin(",'timeControl':'5+0','firstMoveSec':'off'");
        before.move(before.ann, "e2e4", 10'000);
        host_secret = before.host_secret;
        guest_secret = before.guest_secret;
        before.open();
        waiting_secret = before.guest_secret;
        before.publish(10'000);
    }
    Evening after{file.open()};
    CHECK_FALSE(after.hall.restore(game::instant_of_ms(1'000'000)));
    CHECK(after.hall.left_out().empty());
    after.publish(1'000'000);
    after.number = 1;
    after.enter(after.bob, guest_secret, 1'020'000);
    CHECK(types(after.bob.latest()) == "created moved disconnected disconnected reconnected");
    CHECK(after.bob.view().at("moves") == boost::json::array{"e4"});
    // Nobody lost time while it was down; the 20 s after that are Black's own.
    CHECK(after.bob.view().at("clock").at("black") == 280'000);
    CHECK(after.bob.view().at("clock").at("white") == 290'000);
    after.move(after.bob, "e7e5", 1'030'000);
    CHECK(after.bob.view().at("moves") == boost::json::array{"e4", "e5"});
    after.number = 2;
    Listener carl;
    after.enter(carl, waiting_secret, 1'030'000);
    after.say(carl, "{'op':'sit','name':'Carl'}", 1'030'000);
    CHECK(carl.view().at("you") == "black");
}

TEST_CASE("A board whose invitation cannot be read is left out aloud", "[web][hall]") {
    const StoreFile file{"adoube-hall-board-test-"};
    auto store = file.open();
    const std::vector<storage::StoredBoard> boards{{7, "", "no invitation", "one", "other"}};
    REQUIRE_FALSE(store.append({}, boards, utc()));
    Evening evening{std::move(store)};
    CHECK_FALSE(evening.hall.restore({}));
    REQUIRE(evening.hall.left_out().size() == 1);
    CHECK(evening.hall.left_out().front().starts_with("board 7 is left out: "));
    CHECK_FALSE(evening.hall.board(7));
    evening.open();
    CHECK(evening.number == 8);  // its address stays its own
}

TEST_CASE("An engine is called to its seat", "[web][hall]") {
    web::HallSettings settings{1, next_secret, utc, "adoube"};
    web::Hall hall(settings, std::nullopt);
    std::int64_t called = 0;
    std::string secret;
    hall.on_engine_needed([&](std::int64_t number, const std::string& seat) {
        called = number;
        secret = seat;
    });
    const auto board = hall.open_board(R"({"opponent":"engine"})", {});
    REQUIRE(board);
    CHECK(called == 1);
    CHECK(secret == (*board)->guest_secret);
    REQUIRE(hall.table(1));
    CHECK(hall.table(1)->card.guest == "adoube");
    Evening without;
    CHECK(without.hall.open_board(R"({"opponent":"engine"})", {}).error().word == "noEngine");
}
