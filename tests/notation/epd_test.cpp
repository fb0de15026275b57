#include "notation/epd.h"

#include "support/catch.h"

namespace adoube {

namespace {

constexpr std::string_view start_fields = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";

[[nodiscard]] epd::Record read(std::string_view line) {
    INFO(line);
    auto record = epd::read(line);
    REQUIRE(record);
    return *record;
}

[[nodiscard]] epd::Error error_of(std::string_view operations) {
    const auto record = epd::read(std::string(start_fields) + std::string(operations));
    INFO(operations);
    REQUIRE_FALSE(record);
    return record.error();
}

}  // namespace

TEST_CASE("Operations are read with their operands", "[notation][epd]") {
    const auto record =
        read(std::string(start_fields) + " bm e4 Nf3; id \"start \\\"one\\\"; a\";c0 \"\"; x");
    REQUIRE(record.operations.size() == 4);
    CHECK(record.operations[0] == epd::Operation{"bm", {{"e4", false}, {"Nf3", false}}});
    CHECK(record.operations[1] == epd::Operation{"id", {{"start \"one\"; a", true}}});
    CHECK(record.operations[2] == epd::Operation{"c0", {{"", true}}});
    CHECK(record.operations[3] == epd::Operation{"x", {}});
}

TEST_CASE("Counters come from hmvc and fmvn, else they are not known", "[notation][epd]") {
    const auto counted = read("4k3/8/8/8/8/8/4P3/4K3 w - - hmvc 3; fmvn 17; bm e4;");
    CHECK(fen::write(counted.position()) == "4k3/8/8/8/8/8/4P3/4K3 w - - 3 17");
    const auto uncounted = read(std::string(start_fields) + " bm e4;");
    CHECK_FALSE(uncounted.position().halfmove_clock());
    CHECK_FALSE(uncounted.position().fullmove_number());
}

TEST_CASE("A FEN's counters may stand before the operations", "[notation][epd]") {
    for (const auto* const rest : {" 5 9 ;D1 20 ;D2 400", " 5 9; D1 20; D2 400;"}) {
        const auto record = read(std::string(start_fields) + rest);
        CHECK(record.position().halfmove_clock() == 5);
        CHECK(record.position().fullmove_number() == 9);
        REQUIRE(record.operations.size() == 2);
        CHECK(record.operations[1] == epd::Operation{"D2", {{"400", false}}});
    }
}

TEST_CASE("A bad EPD says what is wrong and where", "[notation][epd]") {
    CHECK(error_of(" id \"open").fault == epd::Fault::string_not_closed);
    CHECK(error_of(" id \"open").offset == start_fields.size() + 4);
    CHECK(error_of(" \"id\" x;").fault == epd::Fault::code_missing);
    // Written first behind four fields, "8 9;" would be read as the counters.
    CHECK(error_of(" bm e4; 8 9;").fault == epd::Fault::code_missing);
    CHECK(error_of(" hmvc x;").fault == epd::Fault::counter_not_a_number);
    const auto record = epd::read("4k3/8/8/8/8/8/8/8 w - - bm e4;");
    REQUIRE_FALSE(record);
    CHECK(record.error().position->faults.contains(PositionFault::white_king_missing));
}

TEST_CASE("A fault of a position that is cut lies inside the text", "[notation][epd]") {
    for (const std::string_view text :
         {"", " ", "4k3/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/4K3 w", "4k3/8/8/8/8/8/8/4K3 w -"}) {
        CAPTURE(text);
        const auto record = epd::read(text);
        REQUIRE_FALSE(record);
        CHECK(record.error().offset <= text.size());
        REQUIRE(record.error().position);
        REQUIRE(record.error().position->syntax);
        CHECK(record.error().position->syntax->offset <= text.size());
    }
}

TEST_CASE("What is written is read back", "[notation][epd]") {
    const std::string line =
        std::string(start_fields) + " bm e4 Nf3; id \"a \\\"b\\\" \\\\;\"; ce 12;";
    const auto record = read(line);
    CHECK(epd::write(record.position(), record.operations) == line);
}

}  // namespace adoube
