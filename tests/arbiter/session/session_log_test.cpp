// Logs and records: what they hold, and what comes back from them.
#include "arbiter/session/session.h"

#include "support/catch.h"
#include "talk.h"

using namespace adoube;

TEST_CASE("An exported log loads as the same game", "[session][log]") {
    Talk talk;
    talk.begin(",'drawMode':'fide','undo':'unlimited'");
    talk.play({"e2e4", "e7e5", "g1f3"}, 1'000);
    CHECK(talk.act("ann", "'type':'requestUndo','plies':1", 4'000).at("ok") == true);
    CHECK(talk.act("bob", "'type':'respondUndo','accept':true", 5'000).at("ok") == true);
    const value exported = talk.ask("{'op':'export','game':'g1'}");
    const std::string log = boost::json::serialize(exported.at("log"));
    const value loaded = talk.ask("{'op':'load','log':" + log + "}");
    CHECK(loaded.at("ok") == true);
    CHECK(loaded.at("game") == "g2");
    const value again = talk.ask("{'op':'export','game':'g2'}");
    CHECK(again.at("log") == exported.at("log"));
    CHECK(again.at("state") == exported.at("state"));
    CHECK(again.at("pgn") == exported.at("pgn"));
}

TEST_CASE("A log that contradicts the rules is refused with the event's index", "[session][log]") {
    Talk talk;
    talk.begin();
    talk.play({"e2e4", "e7e5"}, 1'000);
    value log = talk.ask("{'op':'export','game':'g1'}").at("log");
    const auto load = [&] {
        return talk.ask("{'op':'load','log':" + boost::json::serialize(log) + "}");
    };
    SECTION("another move than the one in the FEN") { log.at(2).at("uci") = "e7e6"; }
    SECTION("a move that is not legal") { log.at(2).at("uci") = "e7e4"; }
    SECTION("the wrong player") { log.at(2).at("by") = "white"; }
    SECTION("an unknown type") { log.at(2).at("type") = "danced"; }
    SECTION("a clock with more time than there was") {
        log.at(2).at("clock").at("black") = 999'999;
    }
    SECTION("time that goes backwards") { log.at(2).at("at") = 500; }
    const value reply = load();
    CHECK(reply.at("ok") == false);
    CHECK(reply.at("index") == 2);
}

TEST_CASE("A log of players that no game is created for is refused", "[session][log]") {
    Talk talk;
    talk.begin();
    talk.play({"e2e4"}, 1'000);
    value log = talk.ask("{'op':'export','game':'g1'}").at("log");
    const auto check_refused = [&](const std::string& fault) {
        const value reply = talk.ask("{'op':'load','log':" + boost::json::serialize(log) + "}");
        CHECK(word(reply) == "badLog");
        CHECK(reply.at("index") == 0);
        CHECK_THAT(text(reply.at("text")), Catch::Matchers::EndsWith(" 0: " + fault));
    };
    SECTION("the host") {
        log.at(0).at("host") = log.at(0).at("colors").at("white") = "spectator";
        check_refused("host: expected another player id than spectator");
    }
    SECTION("the guest, whatever comes later") {
        log.at(0).at("guest") = log.at(0).at("colors").at("black") = "spectator";
        log.at(1).at("uci") = "e2e5";
        check_refused("guest: expected another player id than spectator");
    }
    SECTION("a player without an id") {
        log.at(0).at("guest") = log.at(0).at("colors").at("black") = "";
        check_refused("guest: expected a player id that is not empty");
    }
}

TEST_CASE("A start without counters has unknown ones, and keeps them so", "[session][log]") {
    Talk talk;
    talk.begin(",'drawMode':'fide'", "'startFen':'r3k3/8/8/8/8/8/8/R3K3 w - -',");
    const value exported = talk.ask("{'op':'export','game':'g1'}");
    CHECK(exported.at("log").at(0).at("startClocksKnown") == false);
    const value loaded =
        talk.ask("{'op':'load','log':" + boost::json::serialize(exported.at("log")) + "}");
    CHECK(loaded.at("ok") == true);
    CHECK(talk.ask("{'op':'export','game':'g2'}").at("log") == exported.at("log"));
}

TEST_CASE("Records hold every event in its order, and bring a session back", "[session][store]") {
    Talk talk({.language = game::Language::english, .seed = 1, .keep_records = true});
    boost::json::array log;
    const auto keep = [&] {
        for (const auto& record : talk.answer().records) {
            CHECK(record.index == log.size());
            log.push_back(boost::json::parse(record.event));
        }
    };
    talk.begin();
    keep();
    for (const char* const uci : {"e2e4", "e7e5"}) {
        REQUIRE(talk.move(uci[0] == 'e' && uci[1] == '2' ? "ann" : "bob", uci, 1'000).at("ok") ==
                true);
        keep();
    }
    CHECK(word(talk.move("bob", "a7a6", 2'000)) == "notYourTurn");
    CHECK(talk.answer().records.empty());
    CHECK(log.size() == 3);

    Talk later;
    CHECK_FALSE(later.session().restore("g1", log, game::instant_of_ms(77)));
    CHECK(later.move("ann", "g1f3", 3'000).at("ok") == true);
    CHECK(later.ask("{'op':'create','at':0}").at("game") == "g2");
}

TEST_CASE("A game on real time goes on where it stood when its session ended", "[session][store]") {
    Talk talk({.keep_records = true});
    boost::json::array log;
    REQUIRE(talk.ask("{'op':'create','host':'ann','guest':'bob'}", 100'000).at("ok") == true);
    for (const auto& record : talk.answer().records)
        log.push_back(boost::json::parse(record.event));
    Talk later;
    CHECK_FALSE(later.session().restore("g1", log, game::instant_of_ms(50)));
    CHECK(later.session().next_due() == game::instant_of_ms(30'050));
}
