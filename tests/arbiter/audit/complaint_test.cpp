#include "arbiter/audit/complaint.h"

#include "support/catch.h"

namespace adoube::arbiter::audit {

TEST_CASE("A complaint is one line or one JSON object", "[arbiter][audit]") {
    Complaint complaint{"illegalMove", "moves", "the game is over", "e4"};
    complaint.offset = 6;
    complaint.ply = 3;
    complaint.reason = "gameOver";
    CHECK(one_line(complaint) == "moves, ply 3, column 7: the game is over: e4");
    CHECK(as_json(complaint) ==
          R"({"error":{"fault":"illegalMove","field":"moves","column":7,"text":"e4",)"
          R"("message":"the game is over","ply":3,"reason":"gameOver"}})");
}

TEST_CASE("A complaint about a whole file has no column", "[arbiter][audit]") {
    CHECK(as_json({"unreadableFile", "file", "No such file", "missing.pgn"}) ==
          R"({"error":{"fault":"unreadableFile","field":"file","column":null,)"
          R"("text":"missing.pgn","message":"No such file"}})");
}

}  // namespace adoube::arbiter::audit
