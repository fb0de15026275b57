#include "notation/uci_move.h"

#include "notation/fen.h"
#include "support/catch.h"

using namespace adoube;

namespace {

Position position(std::string_view text, Variant variant = Variant::chess960) {
    const auto read = fen::read_position(text, variant);
    REQUIRE(read);
    return read->position;
}

Move read(const Position& position, std::string_view text) {
    const auto move = uci_move::read(position, text);
    REQUIRE(move);
    return *move;
}

uci_move::Error error(const Position& position, std::string_view text) {
    const auto move = uci_move::read(position, text);
    REQUIRE_FALSE(move);
    return move.error();
}

uci_move::Error uci_error(IllegalMove reason) { return {uci_move::Fault::illegal, reason}; }

}  // namespace

TEST_CASE("Castling is read in both notations and written as asked", "[notation][uci_move]") {
    const Position start = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    const Move kingside = read(start, "e1g1");
    const Move queenside = read(start, "e1c1");
    CHECK(read(start, "e1h1") == kingside);
    CHECK(read(start, "e1a1") == queenside);
    CHECK(uci_move::write(start, kingside, Variant::standard) == "e1g1");
    CHECK(uci_move::write(start, kingside, Variant::chess960) == "e1h1");
    CHECK(uci_move::write(start, queenside, Variant::standard) == "e1c1");
}

TEST_CASE("A king's step that can be a move of its own is not castling", "[notation][uci_move]") {
    const Position beside = position("4k3/8/8/8/8/8/8/5K1R w K - 0 1");
    CHECK(read(beside, "f1g1") == Move{Square::f1, Square::g1});
    CHECK(read(beside, "f1h1") == Move{Square::f1, Square::h1, MoveKind::castle});
    const Position far = position("4k3/8/8/8/8/8/8/1K5R w K - 0 1");
    CHECK(read(far, "b1g1") == Move{Square::b1, Square::h1, MoveKind::castle});
}

TEST_CASE("Promotions take a letter of either case", "[notation][uci_move]") {
    const Position start = position("7k/4P3/8/8/8/8/8/4K3 w - - 0 1");
    CHECK(read(start, "e7e8q").kind() == MoveKind::promote_to_queen);
    CHECK(read(start, "e7e8N").kind() == MoveKind::promote_to_knight);
    CHECK(uci_move::write(start, read(start, "e7e8R"), Variant::standard) == "e7e8r");
    CHECK(error(start, "e7e8") == uci_error(IllegalMove::promotion_missing));
    CHECK(error(start, "e7e8k").fault == uci_move::Fault::not_a_move);
    CHECK(error(start, "e1e2q") == uci_error(IllegalMove::promotion_not_allowed));
}

TEST_CASE("Text that is no move says so", "[notation][uci_move]") {
    const Position start = Position::initial();
    using uci_move::Fault;
    for (const auto* const text : {"", "e2", "e2e", "e2e9", "i2e4", "E2E4", "e2e4qq", "(none)"})
        CHECK(error(start, text).fault == Fault::not_a_move);
    CHECK(error(start, "0000").fault == Fault::null_move);
    CHECK(error(start, "e2e5") == uci_error(IllegalMove::piece_cannot_move_so));
    CHECK(error(start, "e7e5") == uci_error(IllegalMove::not_your_piece));
    CHECK(error(start, "e4e5") == uci_error(IllegalMove::no_piece));
    CHECK(error(start, "a1a3") == uci_error(IllegalMove::path_blocked));
    CHECK(error(start, "a1a2") == uci_error(IllegalMove::own_piece_on_target));
}
