#include "arbiter/audit/game_json.h"

#include <boost/json/serialize.hpp>

#include "support/catch.h"

namespace adoube::arbiter::audit {

TEST_CASE("A game as JSON", "[arbiter][audit]") {
    const auto games = pgn::read_games("\n[White \"A\"]\n\n{go} 1. e4! {c} e5 2. Ke3 1-0");
    REQUIRE(games.size() == 1);
    const auto object = as_json(games[0], findings_in(games[0]), "f.pgn");
    CHECK(boost::json::serialize(object) ==
          R"({"file":"f.pgn","line":2,"tags":{"White":"A"},"chess960":false,)"
          R"("startFen":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",)"
          R"("moves":["e2e4","e7e5"],"san":["e4","e5"],"comments":{"0":"go","1":"c"},)"
          R"("nags":{"1":[1]},"result":"1-0",)"
          R"("finalFen":"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",)"
          R"("error":{"fault":"illegalMove","ply":3,"line":4,"column":23,)"
          R"x("text":"illegal move: Ke3 (pieceCannotMoveSo)","move":"Ke3",)x"
          R"("reason":"pieceCannotMoveSo"},"findings":[]})");
}

}  // namespace adoube::arbiter::audit
