// What a view tells to whom.
#include "arbiter/session/session.h"

#include "support/catch.h"
#include "talk.h"

using namespace adoube;

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
