#include "arbiter/audit/start.h"

#include "arbiter/audit/lines.h"

namespace adoube::arbiter::audit {

namespace {

[[nodiscard]] Complaint complaint_about(std::string_view fen) {
    const auto start = start_from_fen(fen, Variant::standard, fen::Strictness::strict);
    INFO(fen);
    REQUIRE_FALSE(start);
    return start.error();
}

[[nodiscard]] std::vector<std::string> faults_of(const Start& start) {
    std::vector<std::string> faults;
    for (const Warning& warning : start.warnings) faults.push_back(warning.fault);
    return faults;
}

}  // namespace

TEST_CASE("A complaint about a FEN names field, place and word", "[arbiter][audit]") {
    const auto castling = complaint_about("4k3/8/8/8/8/8/8/R3K3 w Kx - 0 1");
    CHECK(castling.field == "castling");
    CHECK(castling.offset == 24);
    CHECK(castling.text == "Kx");
    const auto kings = complaint_about("8/8/8/8/8/8/8/P7 w - - 0 1");
    CHECK(kings.field == "placement");
    CHECK(kings.what.find("white has no king; black has no king; a pawn") == 0);
    CHECK(complaint_about("4k3/8/8/8/8/8/8/4K3 w - - x 1").field == "halfmoveClock");
}

TEST_CASE("What a lenient reader mends is warned about", "[arbiter][audit]") {
    const auto start = start_from("4k3/8/8/8/8/8/8/4K3 w Q - 0 0", fen::Strictness::lenient);
    CHECK(faults_of(start) == std::vector<std::string>{"fullmoveNumberZero", "castlingImpossible"});
}

TEST_CASE("What is implausible is warned about in strict mode too", "[arbiter][audit]") {
    CHECK(faults_of(start_from("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1")) ==
          std::vector<std::string>{"tooManyPawns"});
    CHECK(faults_of(start_from("4k3/8/3N2N1/1B6/8/8/8/4RK2 b - - 0 1")) ==
          std::vector<std::string>{"impossibleCheck"});
}

TEST_CASE("Unknown fields leave alternatives open", "[arbiter][audit]") {
    const auto lenient = fen::Strictness::lenient;
    CHECK(start_from("8/8/8/4k3/8/8/4P3/4K3 w", lenient).alternatives.empty());
    CHECK(start_from("4k3/8/8/8/8/8/8/R3K3 w", lenient).alternatives.size() == 1);
    CHECK(start_from("4k3/8/8/3pP3/8/8/8/4K3 w -", lenient).alternatives.size() == 1);
    CHECK(start_from("4k3/8/8/8/8/8/8/R3K3", lenient).unknown.turn);
    CHECK_FALSE(start_from_fen("4k3/8/8/8/8/8/8/R3K3", Variant::standard, fen::Strictness::strict));
}

TEST_CASE("An EPD's best moves are looked at", "[arbiter][audit]") {
    const auto start = start_from_epd("4k3/8/8/8/8/8/4P3/4K3 w - - hmvc 3; bm e4 Nf3;",
                                      Variant::standard, fen::Strictness::strict);
    REQUIRE(start);
    CHECK(start->position.halfmove_clock() == 3);
    CHECK(faults_of(*start) == std::vector<std::string>{"operationMove"});
}

TEST_CASE("Chess960 starts come from a number or a back rank", "[arbiter][audit]") {
    const auto by_number = start_from_number("0");
    const auto by_rank = start_from_back_rank("bbqnnrkr");
    REQUIRE(by_number);
    REQUIRE(by_rank);
    CHECK(by_number->position.same_as(by_rank->position));
    CHECK(by_number->variant == Variant::chess960);
    for (const auto* const text : {"960", "-1", "x", ""}) CHECK_FALSE(start_from_number(text));
    for (const auto* const text : {"KRBBNNQR", "RRKNNBQB", "RNBQKBN", "RNBQKBNX"})
        CHECK_FALSE(start_from_back_rank(text));
}

}  // namespace adoube::arbiter::audit
