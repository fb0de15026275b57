#include "notation/san.h"

#include "notation/from_fen.h"
#include "notation/uci_move.h"
#include "rules/legal_moves.h"

namespace adoube {

namespace {

struct Example {
    std::string_view fen;
    std::string_view uci;
    std::string_view san;
    Variant variant = Variant::standard;
};

void check_written_and_read_back(const Example& example) {
    INFO(example.fen << " " << example.san);
    const Position position = from_fen(example.fen, example.variant);
    const auto move = uci_move::read(position, example.uci);
    REQUIRE(move);
    CHECK(san::write(position, *move) == example.san);
    const auto read = san::read(position, example.san);
    REQUIRE(read);
    CHECK(*read == *move);
}

void check_read_as(const Position& position, std::string_view text, std::string_view uci) {
    INFO(text);
    const auto move = san::read(position, text);
    REQUIRE(move);
    CHECK(uci_move::write(position, *move, Variant::standard) == uci);
}

// Where the piece stands that the reason is about, `from`, is left out.
[[nodiscard]] san::Error error_of(std::string_view fen, std::string_view text,
                                  Variant variant = Variant::standard) {
    const auto move = san::read(from_fen(fen, variant), text);
    INFO(fen << " " << text);
    REQUIRE_FALSE(move);
    san::Error error = move.error();
    error.from.reset();
    return error;
}

[[nodiscard]] san::Error san_error(IllegalMove reason) {
    return {san::Fault::illegal, 0, reason, {}};
}

constexpr std::string_view ready_to_castle =
    "r3k2r/pppq1ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPPQ1PPP/R3K2R w KQkq - 0 8";
constexpr std::string_view two_rooks = "4k3/4p3/8/4R3/8/8/8/R5K1 w - - 0 1";
constexpr std::string_view three_knights = "k7/8/8/8/N3N3/8/N7/7K w - - 0 1";
constexpr std::string_view pinned_twin = "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1";

}  // namespace

TEST_CASE("The origin is the shortest that tells legal moves apart", "[notation][san]") {
    check_written_and_read_back({pinned_twin, "g1e2", "Ne2"});
    check_written_and_read_back({two_rooks, "a1e1", "Rae1"});
    check_written_and_read_back({"7k/8/8/R7/8/8/8/R5K1 w - - 0 1", "a1a3", "R1a3"});
    check_written_and_read_back({"6k1/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1", "Qh4e1"});
    check_written_and_read_back({three_knights, "a4c3", "Na4c3"});
    check_written_and_read_back({three_knights, "e4c3", "Nec3"});
    check_written_and_read_back({three_knights, "a2c3", "N2c3"});
}

TEST_CASE("Pawn moves, promotions and check marks are written strictly", "[notation][san]") {
    check_written_and_read_back({"8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1", "e4d3", "exd3"});
    check_written_and_read_back({"1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8q", "axb8=Q+"});
    check_written_and_read_back({"7k/5P2/6K1/8/8/8/8/8 w - - 0 1", "f7f8r", "f8=R#"});
    check_written_and_read_back({"4k3/8/8/8/8/2p5/1P1P4/4K3 w - - 0 1", "d2c3", "dxc3"});
}

TEST_CASE("Castling is written with letters in both variants", "[notation][san]") {
    check_written_and_read_back({"3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "O-O-O+"});
    check_written_and_read_back({"2rkr3/2p1p3/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "O-O-O#"});
    const auto chess960 = Variant::chess960;
    check_written_and_read_back({"2k5/8/8/8/8/8/8/5KR1 w G - 0 1", "f1g1", "O-O", chess960});
    check_written_and_read_back({"2k5/8/8/8/8/8/8/R4K2 w A - 0 1", "f1g1", "Kg1", chess960});
}

TEST_CASE("What other programs write is read", "[notation][san]") {
    const Position start = Position::initial();
    for (const auto* const text : {"Ngf3", "Ng1-f3", "Ng1f3", "g1f3", "Nf3+", "Nf3!?", " Nf3 "})
        check_read_as(start, text, "g1f3");
    for (const auto* const text : {"e4", "e2e4", "e2-e4", "Pe4", "e4#", "e4??"})
        check_read_as(start, text, "e2e4");
    const Position castling = from_fen(ready_to_castle);
    for (const auto* const text : {"O-O", "0-0", "o-o", "0-0+", "e1g1"})
        check_read_as(castling, text, "e1g1");
    check_read_as(castling, "0-0-0", "e1c1");
    const Position promotion = from_fen("7k/4P3/8/8/8/8/8/K7 w - - 0 1");
    for (const auto* const text : {"e8=Q+", "e8Q", "e8q", "e8=q", "e8(Q)", "e8/Q", "e7e8q"})
        check_read_as(promotion, text, "e7e8q");
    const Position en_passant = from_fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    for (const auto* const text : {"exd6", "exd6 e.p.", "exd6e.p.", "exd6ep", "ed6", "e5xd6+"})
        check_read_as(en_passant, text, "e5d6");
}

TEST_CASE("A small b is a pawn and a capital B a bishop", "[notation][san]") {
    const Position position = from_fen("6k1/8/8/2p5/1P6/4B3/8/6K1 w - - 0 1");
    check_read_as(position, "bxc5", "b4c5");
    check_read_as(position, "Bxc5", "e3c5");
}

TEST_CASE("An ambiguous move is an error", "[notation][san]") {
    const san::Error ambiguous{san::Fault::ambiguous, 0, {}, {}};
    CHECK(error_of(two_rooks, "Re1") == ambiguous);
    CHECK(error_of(three_knights, "Nac3") == ambiguous);
}

TEST_CASE("An illegal move says why", "[notation][san]") {
    CHECK(error_of(pinned_twin, "Nce2") == san_error(IllegalMove::leaves_king_in_check));
    CHECK(error_of(pinned_twin, "Nd3") == san_error(IllegalMove::piece_cannot_move_so));
    CHECK(error_of(pinned_twin, "Qe2") == san_error(IllegalMove::no_piece));
    CHECK(error_of(fen::standard_start, "Rd1") == san_error(IllegalMove::own_piece_on_target));
    CHECK(error_of(fen::standard_start, "Bb5") == san_error(IllegalMove::path_blocked));
    CHECK(error_of(fen::standard_start, "e4=Q") == san_error(IllegalMove::promotion_not_allowed));
    CHECK(error_of("7k/4P3/8/8/8/8/8/K7 w - - 0 1", "e8") ==
          san_error(IllegalMove::promotion_missing));
    CHECK(error_of("7k/8/8/8/8/8/3p4/K7 b - - 0 1", "d1=K") ==
          san_error(IllegalMove::promotion_not_allowed));
    CHECK(error_of("k7/8/8/8/8/8/8/4K2R w - - 0 1", "O-O") ==
          san_error(IllegalMove::castling_right_lost));
}

TEST_CASE("An illegal move says which piece its reason is about", "[notation][san]") {
    const auto move = san::read(from_fen(pinned_twin), "Nce2");
    REQUIRE_FALSE(move);
    CHECK(move.error().from == Square::c3);
}

TEST_CASE("Castling is not read from a king's move by square", "[notation][san]") {
    CHECK(error_of("2k5/8/8/8/8/8/8/5KR1 w G - 0 1", "Kg1", Variant::chess960) ==
          san_error(IllegalMove::own_piece_on_target));
    CHECK(error_of(ready_to_castle, "Kg1") == san_error(IllegalMove::piece_cannot_move_so));
}

TEST_CASE("Text that is no move is refused where it stops being one", "[notation][san]") {
    const auto not_a_move_at = [](std::size_t offset) {
        return san::Error{san::Fault::not_a_move, offset, {}, {}};
    };
    CHECK(error_of(fen::standard_start, "") == san::Error{});
    CHECK(error_of(fen::standard_start, "Nf9") == not_a_move_at(2));
    CHECK(error_of(fen::standard_start, "e4 e5") == not_a_move_at(4));
    CHECK(error_of(fen::standard_start, "--").fault == san::Fault::not_a_move);
    CHECK(error_of(ready_to_castle, "O-O-") == not_a_move_at(4));
    CHECK(error_of(ready_to_castle, "O-O-O-O") == not_a_move_at(5));
    CHECK(error_of(fen::standard_start, "e4=") == not_a_move_at(3));
}

}  // namespace adoube
