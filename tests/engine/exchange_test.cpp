#include "engine/exchange.h"

#include "engine_positions.h"

using namespace adoube;
using namespace adoube::engine;

namespace {

// The move gains exactly so much: that, and not one more.
void check_gain(std::string_view fen, std::string_view move, int gain) {
    CAPTURE(fen, move);
    const Position position = position_of(fen);
    CHECK(exchange_gains(position, move_of(position, move), gain));
    CHECK_FALSE(exchange_gains(position, move_of(position, move), gain + 1));
}

}  // namespace

TEST_CASE("Exchanges counted by hand", "[engine][exchange]") {
    // Nobody takes back.
    check_gain("4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", "d1d5", 100);
    // Rook takes pawn, pawn takes rook.
    check_gain("4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1", "d1d5", 100 - 500);
    // Pawn takes knight, pawn takes pawn.
    check_gain("4k3/8/4p3/3n4/4P3/8/8/4K3 w - - 0 1", "e4d5", 320 - 100);
    // Rook takes pawn, rook takes rook, the rook behind the first takes back: pawn and no more.
    check_gain("3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", 100);
    // The same, but Black has a second rook behind his: he wins the exchange of rooks by one.
    check_gain("3r4/3rk3/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", 100 - 500);
    // A king does not take what is covered.
    check_gain("8/3k4/3p4/8/8/8/3R4/3RK3 w - - 0 1", "d2d6", 100);
    // A quiet move to a square that a pawn attacks loses the piece.
    check_gain("4k3/8/4p3/8/8/8/3N4/4K3 w - - 0 1", "d2e4", 0);
    check_gain("4k3/8/4p3/8/1N6/8/8/4K3 w - - 0 1", "b4d5", -320);
}

TEST_CASE("En passant, promotion and castling in exchanges", "[engine][exchange]") {
    check_gain("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 100);
    check_gain("4k3/2p5/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 0);
    // The new queen stays, or is taken at once.
    check_gain("8/P5k1/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", 850);
    check_gain("7r/P5k1/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", 850 - 950);
    check_gain("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", 0);
}
