#include "arbiter/present/match_report.h"

#include <boost/json/parse.hpp>
#include <cmath>

#include "support/catch.h"

namespace adoube::arbiter {

TEST_CASE("A match of draws is level, in JSON too", "[arbiter][report]") {
    Standings standings{2};
    for (int game = 1; game <= 4; ++game)
        standings.record({game, (game + 1) / 2, (game + 1) % 2, game % 2},
                         game::Outcome::draw(game::Reason::stalemate));
    const auto report = boost::json::parse(json_report(standings, {"A", "B"}, nullptr, true));
    const auto& player = report.at("players").at(0);
    CHECK(player.at("draws").as_int64() == 4);
    CHECK(player.at("score").as_double() == 0.5);
    CHECK(player.at("elo").as_double() == 0);
    CHECK_FALSE(std::signbit(player.at("elo").as_double()));
}

TEST_CASE("What a number of games cannot tell is null", "[arbiter][report]") {
    Standings standings{2};
    standings.record({1, 1, 0, 1}, game::Outcome::won_by(Color::white, game::Reason::checkmate));
    const auto report = boost::json::parse(json_report(standings, {"A", "B"}, nullptr, false));
    CHECK(report.at("players").at(0).at("elo").is_null());
    CHECK_FALSE(report.at("complete").as_bool());
}

}  // namespace adoube::arbiter
