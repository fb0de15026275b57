#include "arbiter/session/session.h"

#include "support/catch.h"
#include "talk.h"

using namespace adoube;

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
                                   "{'op':'create','host':'spectator'}",
                                   "{'op':'create','guest':'spectator'}",
                                   "{'op':'create','lang':'xx'}",
                                   "{'op':'create','startFen':'8/8/8/8/8/8/8/8 w - - 0 1'}",
                                   "{'op':'create','startFen':'hello'}",
                                   "{'op':'create','options':{'undo':2}}",
                                   "{'op':'create','options':{'timeControl':'91+0'}}",
                                   "{'op':'create','options':{'timeControl':'0+5'}}",
                                   "{'op':'create','options':{'clock':'10+5'}}",
                                   "{'op':'load','log':7}",
                                   "{'op':'list','id':1e400}",
                                   "{'op':'list','id':[{'a':-1e400}]}"}) {
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
