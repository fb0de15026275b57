#include "perft/suite.h"

#include "support/catch.h"

namespace adoube::perft {

TEST_CASE("A line of a suite is a position and its counts", "[perft]") {
    const auto entry = parse_suite_line(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 400;D3 8902 ; ");
    REQUIRE(entry);
    CHECK(entry->position.same_as(Position::initial()));
    REQUIRE(entry->counts.size() == 3);
    CHECK(entry->counts[2].depth == 3);
    CHECK(entry->counts[2].nodes == 8902);
    CHECK(parse_suite_line("4k3/8/8/8/8/8/8/4K2R w K - ;D1 15"));
    CHECK(parse_suite_line("bqnb1rkr/pp3ppp/8/8/8/8/NPP1P1PP/BQ1BNRKR w HFhf - 2 9 ;D1 21"));
}

TEST_CASE("Rights of a suite are those of Chess960", "[perft]") {
    const auto entry = parse_suite_line("r2k3r/8/8/8/8/8/6K1/8 b kq - 0 1 ;D1 26");
    REQUIRE(entry);
    CHECK(entry->position.castling().has(Color::black, Wing::kingside));
    CHECK(entry->position.castling().has(Color::black, Wing::queenside));
}

TEST_CASE("Blank lines and comments are told", "[perft]") {
    CHECK(is_blank_or_comment(""));
    CHECK(is_blank_or_comment("  \r"));
    CHECK(is_blank_or_comment(" # start ;D1 20"));
    CHECK_FALSE(is_blank_or_comment("4k3/8/8/8/8/8/8/4K3 w - - ;D1 5"));
}

TEST_CASE("A wrong line is refused with the place", "[perft]") {
    const auto error_of = [](std::string_view line) {
        const auto entry = parse_suite_line(line);
        REQUIRE_FALSE(entry);
        return entry.error().error;
    };
    CHECK(error_of("4k3/8/8/8/8/8/8/4K3 w - -") ==
          ParseError<SuiteFault>{SuiteFault::no_counts, 25});
    CHECK(error_of("4k3/8/8/8/8/8/8/4K3 w - - ;E1 5") ==
          ParseError<SuiteFault>{SuiteFault::unknown_field, 27});
    CHECK(error_of("4k3/8/8/8/8/8/8/4K3 w - - ;Dx 5") ==
          ParseError<SuiteFault>{SuiteFault::bad_depth, 27});
    CHECK(error_of("4k3/8/8/8/8/8/8/4K3 w - - ;D1 5x") ==
          ParseError<SuiteFault>{SuiteFault::bad_count, 30});
    CHECK(error_of("4k3/8/8/8/8/8/8/4K3 w - - ;D1 99999999999999999999").fault ==
          SuiteFault::bad_count);
    CHECK(error_of("4k3/9/8/8/8/8/8/4K3 w - - ;D1 5").fault == SuiteFault::bad_position);
    CHECK(error_of("8/8/8/8/8/8/8/4K3 w - - ;D1 5").fault == SuiteFault::bad_position);
}

}  // namespace adoube::perft
