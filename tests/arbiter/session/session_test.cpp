#include "arbiter/session/session.h"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <initializer_list>

#include "support/catch.h"

using namespace adoube;
using arbiter::session::Answer;
using arbiter::session::Session;
using boost::json::value;

namespace {

// A session to talk to. Requests are written with single quotes, which read better here.
class Talk {
public:
    explicit Talk(arbiter::session::Settings settings = {}) : session_(settings) {}

    value ask(std::string request, std::int64_t now = 0) {
        for (char& c : request)
            if (c == '\'') c = '"';
        answer_ = session_.answer(request, game::instant_of_ms(now));
        return boost::json::parse(answer_.line);
    }
    // A game on virtual time between ann (White) and bob; further options as JSON members.
    void begin(const std::string& options = "", const std::string& more = "") {
        const value reply = ask("{'op':'create','host':'ann','guest':'bob','at':0,'seed':1," +
                                more + "'options':{'colorAssignment':'hostWhite'" + options + "}}");
        REQUIRE(reply.at("ok") == true);
    }
    value act(const std::string& by, const std::string& action, std::int64_t at) {
        return ask("{'op':'act','game':'g1','by':'" + by + "','action':{" + action +
                   "},'at':" + std::to_string(at) + "}");
    }
    value move(const std::string& by, const std::string& uci, std::int64_t at) {
        return act(by, "'type':'move','uci':'" + uci + "'", at);
    }
    // Moves of ann and bob in turn, a second each.
    void play(std::initializer_list<const char*> moves, std::int64_t at) {
        bool white = true;
        for (const char* const each : moves) {
            REQUIRE(move(white ? "ann" : "bob", each, at).at("ok") == true);
            white = !white;
            at += 1'000;
        }
    }
    Session& session() { return session_; }
    const Answer& answer() const { return answer_; }

private:
    Session session_;
    Answer answer_;
};

[[nodiscard]] std::string word(const value& reply) {
    const auto* const refusal = reply.as_object().if_contains("refusal");
    return refusal ? std::string(refusal->as_string()) : "";
}

// The types of the events of a reply, in their order.
[[nodiscard]] std::string types(const value& reply) {
    std::string names;
    for (const value& event : reply.at("events").as_array())
        names += (names.empty() ? "" : " ") + std::string(event.at("type").as_string());
    return names;
}

[[nodiscard]] std::string text(const value& from) { return std::string(from.as_string()); }

}  // namespace

TEST_CASE("A game is created with colors, events and a deadline", "[session]") {
    Talk talk;
    const value reply = talk.ask(
        "{'id':7,'op':'create','host':'ann','guest':'bob','at':1000,'seed':3,"
        "'options':{'colorAssignment':'hostBlack','variant':'chess960'}}");
    CHECK(reply.at("id") == 7);
    CHECK(reply.at("ok") == true);
    CHECK(reply.at("colors") == value{{"white", "bob"}, {"black", "ann"}});
    CHECK(reply.at("chess960Index").is_int64());
    CHECK(types(reply) == "created");
    CHECK(reply.at("deadline") == 31'000);
    CHECK(reply.at("result").is_null());
}

TEST_CASE("A move is told with all that it was", "[session]") {
    Talk talk;
    talk.begin();
    talk.play({"e2e4", "d7d5"}, 1'000);
    const value reply = talk.move("ann", "e4d5", 4'000);
    const value& moved = reply.at("events").at(0);
    CHECK(moved.at("type") == "moved");
    CHECK(moved.at("at") == 4'000);
    CHECK(moved.at("by") == "white");
    CHECK(moved.at("uci") == "e4d5");
    CHECK(moved.at("san") == "exd5");
    CHECK(moved.at("captured") == "p");
    CHECK(moved.at("check") == false);
    CHECK(moved.at("fen") == "rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2");
    CHECK(moved.at("clock") == value{{"white", 603'000}, {"black", 600'000}});
    CHECK(reply.at("deadline") == 604'000);
}

TEST_CASE("Moves are taken in squares, in UCI and in SAN", "[session]") {
    Talk talk;
    talk.begin();
    CHECK(talk.act("ann", "'type':'move','from':'e2','to':'e4'", 1'000).at("ok") == true);
    CHECK(talk.act("bob", "'type':'move','san':'Nf6'", 2'000).at("ok") == true);
    CHECK(talk.act("ann", "'type':'move','uci':'g1f3'", 3'000).at("ok") == true);
    CHECK(word(talk.act("bob", "'type':'move','san':'Nb6'", 4'000)) == "pieceCannotMoveSo");
    CHECK(word(talk.act("bob", "'type':'move','san':'hello'", 4'000)) == "badRequest");
    CHECK(word(talk.act("bob", "'type':'move','uci':'0000'", 4'000)) == "badRequest");
    CHECK(word(talk.act("bob", "'type':'move','from':'e7'", 4'000)) == "badRequest");
    CHECK(word(talk.act("ann", "'type':'move','san':'Nb6'", 4'000)) == "notYourTurn");
}

TEST_CASE("Castling, promotion, en passant and check are told", "[session]") {
    Talk talk;
    talk.begin("", "'startFen':'4k3/P7/8/8/2p5/8/3P4/R3K2R w KQ - 0 1',");
    CHECK(types(talk.move("ann", "d2d4", 1'000)) == "moved");
    CHECK(types(talk.move("bob", "c4d3", 2'000)) == "moved enPassant");
    CHECK(word(talk.act("ann", "'type':'move','from':'a7','to':'a8'", 3'000)) ==
          "promotionMissing");
    CHECK(types(talk.act("ann", "'type':'move','from':'a7','to':'a8','promotion':'q'", 3'000)) ==
          "moved promoted check");
    CHECK(types(talk.move("bob", "e8e7", 4'000)) == "moved");
    CHECK(types(talk.act("ann", "'type':'castle','side':'king'", 5'000)) == "moved castled");
}

TEST_CASE("What comes at the deadline is late, whatever it is", "[session]") {
    Talk talk;
    talk.begin();
    talk.play({"e2e4", "e7e5"}, 1'000);
    const value reply = talk.act("ann", "'type':'move','san':'nonsense'", 602'000);
    CHECK(reply.at("ok") == true);
    CHECK(types(reply) == "gameEnded");
    CHECK(reply.at("deadline").is_null());
    const value& result = reply.at("result");
    CHECK(result.at("winner") == "black");
    CHECK(result.at("reason") == "timeLoss");
    CHECK(result.at("moveCount") == 1);
    CHECK(result.at("ranking") ==
          value{{{"playerId", "bob"}, {"rank", 1}}, {{"playerId", "ann"}, {"rank", 2}}});
    CHECK(word(talk.move("ann", "g1f3", 602'000)) == "gameOver");
}

TEST_CASE("A tick carries out what is due, and only that", "[session]") {
    Talk talk;
    talk.begin();
    CHECK(types(talk.ask("{'op':'tick','game':'g1','at':29999}")) == "");
    const value reply = talk.ask("{'op':'tick','game':'g1','at':30000}");
    CHECK(types(reply) == "gameEnded");
    CHECK(reply.at("result").at("reason") == "aborted");
    CHECK(reply.at("result").at("ranking").as_array().empty());
    CHECK(types(talk.ask("{'op':'tick','game':'g1','at':40000}")) == "");
}

TEST_CASE("Offers, undo and claims are refused in their words", "[session]") {
    Talk talk;
    talk.begin();
    talk.play({"e2e4", "e7e5"}, 1'000);
    CHECK(word(talk.act("ann", "'type':'claimDraw'", 3'000)) == "claimsAreAutomatic");
    CHECK(word(talk.act("ann", "'type':'respondDraw','accept':true", 3'000)) == "noOfferPending");
    CHECK(word(talk.act("ann", "'type':'cancelOffer'", 3'000)) == "noOfferPending");
    CHECK(word(talk.act("ann", "'type':'respondUndo','accept':true", 3'000)) == "noUndoPending");
    CHECK(types(talk.act("ann", "'type':'offerDraw'", 3'000)) == "drawOffered");
    CHECK(word(talk.act("bob", "'type':'offerDraw'", 3'000)) == "offerPending");
    CHECK(types(talk.act("bob", "'type':'respondDraw','accept':false", 3'000)) == "drawDeclined");
    CHECK(word(talk.act("ann", "'type':'offerDraw'", 3'000)) == "tooSoonToOffer");
    CHECK(types(talk.act("ann", "'type':'requestUndo'", 3'000)) == "undoRequested");
    const value undone = talk.act("bob", "'type':'respondUndo','accept':true", 3'000);
    CHECK(types(undone) == "undone");
    CHECK(undone.at("events").at(0).at("plies") == 2);
    CHECK(word(talk.act("ann", "'type':'requestUndo'", 3'000)) == "undoExhausted");
    CHECK(word(talk.act("eve", "'type':'resign'", 3'000)) == "notAPlayer");
    CHECK(types(talk.act("ann", "'type':'resign'", 3'000)) == "gameEnded");
}

TEST_CASE("A claim that fails says how far it is from a draw", "[session]") {
    Talk talk;
    talk.begin(",'drawMode':'fide'");
    talk.play({"g1f3", "g8f6", "f3g1", "f6g8"}, 1'000);
    const value wrong = talk.act("ann", "'type':'claimDraw'", 6'000);
    CHECK(word(wrong) == "nothingToClaim");
    CHECK(text(wrong.at("text")).find("2") != std::string::npos);
    talk.play({"g1f3", "g8f6", "f3g1"}, 6'000);
    CHECK(types(talk.act("bob", "'type':'claimDraw','move':'Ng8'", 10'000)) == "gameEnded");
}

TEST_CASE("A view shows the moves of the player on move to him alone", "[session][view]") {
    Talk talk;
    talk.begin(",'hints':'movesAndThreats'");
    talk.play({"e2e4"}, 1'000);
    const auto view = [&](const std::string& whom) {
        return talk.ask("{'op':'view','game':'g1','for':'" + whom + "','at':2000}").at("view");
    };
    const value bobs = view("bob");
    CHECK(bobs.at("you") == "black");
    CHECK(bobs.at("legalMoves").as_array().size() == 20);
    CHECK(bobs.at("threatenedSquares").as_array().empty());
    CHECK(bobs.at("lastMove") == value{{"from", "e2"}, {"to", "e4"}});
    CHECK(bobs.at("moves") == value{"e4"});
    CHECK(bobs.at("undoLeft") == 1);
    for (const std::string whom : {"ann", "spectator"}) {
        const value other = view(whom);
        CHECK_FALSE(other.as_object().contains("legalMoves"));
        CHECK_FALSE(other.as_object().contains("threatenedSquares"));
        CHECK(other.at("turn") == "black");
    }
    const value stranger = talk.ask("{'op':'view','game':'g1','for':'eve','at':2000}");
    CHECK(word(stranger) == "notAPlayer");
}

TEST_CASE("Captures and material are counted in a view", "[session][view]") {
    Talk talk;
    talk.begin();
    talk.play({"e2e4", "d7d5", "e4d5", "d8d5"}, 1'000);
    const value view = talk.ask("{'op':'view','game':'g1','for':'spectator','at':5000}").at("view");
    CHECK(view.at("captured").at("white") == value{"p"});
    CHECK(view.at("captured").at("black") == value{"P"});
    CHECK(view.at("materialDiff") == 0);
    CHECK(view.at("clock").at("running") == "white");
}

TEST_CASE("No generator state is told to anybody", "[session][view]") {
    Talk talk;
    const value created =
        talk.ask("{'op':'create','host':'ann','guest':'bob','at':0,'seed':1234567890123}");
    const value exported = talk.ask("{'op':'export','game':'g1'}");
    const value view = talk.ask("{'op':'view','game':'g1','for':'ann','at':0}");
    for (const value& reply : {created, exported, view}) {
        const std::string line = boost::json::serialize(reply);
        CHECK(line.find("seed") == std::string::npos);
        CHECK(line.find("1234567890123") == std::string::npos);
    }
}

TEST_CASE("The same seed and requests give the same replies", "[session]") {
    const auto play = [] {
        Talk talk;
        std::string lines;
        talk.begin(",'variant':'chess960'");
        for (const char* const at : {"0", "30000"})
            lines += boost::json::serialize(
                talk.ask(std::string("{'op':'tick','game':'g1','at':") + at + "}"));
        return lines + boost::json::serialize(talk.ask("{'op':'export','game':'g1'}"));
    };
    CHECK(play() == play());
}

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

TEST_CASE("What is not a request is told so, and nothing ends", "[session][bad]") {
    Talk talk;
    for (const char* const line : {"",
                                   "nonsense",
                                   "[1,2]",
                                   "{'op':5}",
                                   "{'op':'dance'}",
                                   "{}",
                                   "null",
                                   "{'op':'act'}",
                                   "{'op':'act','game':'g1','by':'ann','action':'resign'}",
                                   "{'op':'create','at':-1}",
                                   "{'op':'create','at':1.5}",
                                   "{'op':'create','at':9007199254740993}",
                                   "{'op':'create','seed':-1}",
                                   "{'op':'create','host':'x','guest':'x'}",
                                   "{'op':'create','lang':'xx'}",
                                   "{'op':'create','startFen':'8/8/8/8/8/8/8/8 w - - 0 1'}",
                                   "{'op':'create','startFen':'hello'}",
                                   "{'op':'create','options':{'undo':2}}",
                                   "{'op':'create','options':{'timeControl':'91+0'}}",
                                   "{'op':'create','options':{'timeControl':'0+5'}}",
                                   "{'op':'create','options':{'clock':'10+5'}}",
                                   "{'op':'load','log':7}"}) {
        INFO(line);
        const value reply = talk.ask(line);
        CHECK(reply.at("ok") == false);
        const bool known = word(reply) == "badRequest" || word(reply) == "unknownGame";
        CHECK(known);
        CHECK_FALSE(text(reply.at("text")).empty());
    }
    CHECK(word(talk.ask("{'op':'view','game':'g9','for':'ann'}")) == "unknownGame");
    talk.begin();
}

TEST_CASE("Virtual time is told with every request and does not go backwards", "[session]") {
    Talk talk;
    talk.begin();
    CHECK(talk.move("ann", "e2e4", 5'000).at("ok") == true);
    CHECK(word(talk.move("bob", "e7e5", 4'999)) == "timeGoesBackwards");
    CHECK(word(talk.ask("{'op':'tick','game':'g1'}")) == "badRequest");
    CHECK(talk.session().next_due() == std::nullopt);
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

TEST_CASE("On real time what falls due is pushed", "[session]") {
    Talk talk;
    CHECK(talk.ask("{'op':'create','host':'ann','guest':'bob'}", 5'000).at("ok") == true);
    CHECK(talk.session().next_due() == game::instant_of_ms(35'000));
    CHECK(talk.session().carry_out_due(game::instant_of_ms(34'999)).empty());
    const auto pushes = talk.session().carry_out_due(game::instant_of_ms(35'000));
    REQUIRE(pushes.size() == 1);
    const value push = boost::json::parse(pushes.front().line);
    CHECK(push.at("push") == "events");
    CHECK(push.at("game") == "g1");
    CHECK(types(push) == "gameEnded");
    CHECK(push.at("deadline").is_null());
    CHECK(talk.session().next_due() == std::nullopt);
    CHECK(talk.session().carry_out_due(game::instant_of_ms(99'000)).empty());
}

TEST_CASE("Refusals are told in the game's language", "[session]") {
    Talk talk({.language = game::Language::japanese});
    talk.begin("", "'lang':'ko',");
    CHECK(text(talk.move("bob", "e7e5", 0).at("text")) == "상대의 차례입니다.");
    CHECK(text(talk.ask("{'op':'tick','game':'g9'}").at("text")) == "その対局はありません。");
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

TEST_CASE("Games are listed in the order of their creation", "[session]") {
    Talk talk;
    for (int count = 0; count < 11; ++count) CHECK(talk.ask("{'op':'create'}").at("ok") == true);
    const value reply = talk.ask("{'op':'list'}");
    const auto& games = reply.at("games").as_array();
    REQUIRE(games.size() == 11);
    CHECK(games[1].at("id") == "g2");
    CHECK(games[10].at("id") == "g11");
    CHECK(games[0].at("status") == "playing");
}
