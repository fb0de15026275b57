#include "arbiter/web/live_match.h"

#include <boost/json/parse.hpp>

#include "arbiter/web/fixed_time.h"
#include "arbiter/web/secret.h"
#include "arbiter/web/site.h"
#include "notation/uci_move.h"
#include "support/catch.h"

using namespace adoube;
using namespace adoube::arbiter;

namespace {

[[nodiscard]] LiveGame after_e4() {
    LiveGame game;
    game.pairing = {.number = 7, .round = 4, .white = 1, .black = 0};
    const Position start = Position::initial();
    game.last_move = *uci_move::read(start, "e2e4");
    game.last_move_text = "1. e4";
    game.position = start.after(*game.last_move);
    game.left.white = std::chrono::milliseconds{9'500};
    game.assessments.white = Assessment{.centipawns = 31, .depth = 12};
    game.assessments.black = Assessment{.mate = -3};
    game.scores = {31, 999'997};
    return game;
}

}  // namespace

TEST_CASE("A running match is told with its games and its report", "[web]") {
    LiveMatch match;
    match.games.push_back(after_e4());
    match.finished = 6;
    match.game_count = 20;
    match.elapsed = std::chrono::seconds{90};
    web::Course course;
    Standings standings{2};
    const Sprt sprt{{}};
    for (int number = 1; number <= 2; ++number) {
        course.note(standings, &sprt);
        course.note(standings, &sprt);
        standings.record({number, number, 0, 1}, game::Outcome::draw(game::Reason::stalemate));
    }
    const auto text = web::write_live_match(match, {"Anna", "Otto"}, course, "{\"games\":6}\n");
    const auto told = boost::json::parse(text);
    CHECK(told.at("finished") == 6);
    CHECK(told.at("total") == 20);
    CHECK(told.at("elapsed") == 90);
    CHECK(told.at("left").is_null());
    CHECK(told.at("report").at("games") == 6);
    const auto& game = told.at("games").at(0);
    CHECK(game.at("number") == 7);
    CHECK(game.at("fen") == "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    CHECK(game.at("turn") == "black");
    CHECK(game.at("scores") == boost::json::value{31, 10'000});
    CHECK(told.at("course").at("elo") == boost::json::array{0.0});
    CHECK(text.find("-0") == std::string::npos);
    CHECK(told.at("course").at("llr").as_array().size() == 1);
    CHECK(game.at("lastMove") ==
          boost::json::value{{"from", "e2"}, {"to", "e4"}, {"text", "1. e4"}});
    CHECK(game.at("white").at("name") == "Otto");
    CHECK(game.at("white").at("left") == 9'500);
    CHECK(game.at("white").at("said") == boost::json::value{{"centipawns", 31}, {"depth", 12}});
    CHECK(game.at("black").at("left").is_null());
    CHECK(game.at("black").at("said") == boost::json::value{{"mate", -3}});
}

TEST_CASE("Where a match is shown nothing is played", "[web][site]") {
    web::Hall hall{{1, web::draw_secret, utc}, std::nullopt};
    web::Showcase showcase;
    showcase.show("{\"finished\":3}");
    web::Site site{hall, "", &showcase};
    const auto shown = site.answer({.target = "/match.json"}, {});
    CHECK(shown.status == 200);
    CHECK(shown.body == "{\"finished\":3}");
    const web::Request wish{web::Method::post, "/new-game", "x", {}, "application/json", "{}"};
    CHECK(site.answer(wish, {}).status == 403);
    web::Site without{hall, ""};
    CHECK(without.answer({.target = "/match.json"}, {}).status == 404);
    CHECK(without.answer(wish, {}).status == 201);
}
