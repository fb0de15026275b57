#include "notation/diagram.h"

#include "notation/from_fen.h"

namespace adoube {

TEST_CASE("A diagram shows the board from either side", "[notation][diagram]") {
    const Position position = from_fen("k7/8/8/8/8/8/8/6RK w - - 0 1");
    const std::string from_white = diagram(position);
    CHECK(from_white.find(" | k |   |   |   |   |   |   |   | 8\n") != std::string::npos);
    CHECK(from_white.find(" |   |   |   |   |   |   | R | K | 1\n") != std::string::npos);
    CHECK(from_white.find("   a   b   c   d   e   f   g   h\n") != std::string::npos);
    const std::string from_black = diagram(position, Color::black);
    CHECK(from_black.find(" | K | R |   |   |   |   |   |   | 1\n") != std::string::npos);
    CHECK(from_black.find("   h   g   f   e   d   c   b   a\n") != std::string::npos);
}

}  // namespace adoube
