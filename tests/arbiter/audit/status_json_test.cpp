#include "arbiter/audit/status_json.h"

#include <boost/json/serialize.hpp>

#include "arbiter/audit/lines.h"

namespace adoube::arbiter::audit {

namespace {

[[nodiscard]] boost::json::object json_of(const Line& line, std::string_view tried = "") {
    std::optional<Attempt> attempted;
    if (!tried.empty()) attempted = attempt(line, tried);
    return as_json(line, status_of(line, {}), attempted);
}

[[nodiscard]] std::string field(const boost::json::object& object, std::string_view name) {
    const auto* const value = object.if_contains(name);
    return value ? boost::json::serialize(*value) : "missing";
}

}  // namespace

TEST_CASE("The three fashions of the en passant square", "[arbiter][audit]") {
    // Black's pawn is pinned along the rank, so that White's cannot be taken.
    const auto object = json_of(line_from("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1"));
    CHECK(field(object, "fen") == R"("8/8/8/8/k2Pp2Q/8/8/3K4 b - - 0 1")");
    CHECK(field(object, "standardFen") == R"("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1")");
    CHECK(field(object, "xfenPseudoEp") == R"("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1")");
}

TEST_CASE("What is not known is null", "[arbiter][audit]") {
    const auto start = start_from("4k3/8/8/8/8/8/4P3/4K3 w - -", fen::Strictness::lenient);
    const auto object = json_of(Line(start));
    for (const auto* const name : {"halfmoveClock", "fullmoveNumber", "startNumber", "claimable",
                                   "threefoldAtPly", "reason"})
        CHECK(field(object, name) == "null");
    CHECK(field(object, "unknown") == R"(["halfmoveClock","fullmoveNumber"])");
    CHECK(field(object, "repetitionKnown") == "false");
}

TEST_CASE("Moves are given as UCI and SAN of the variant", "[arbiter][audit]") {
    const auto start =
        start_from("2k5/8/8/8/8/8/8/5KR1 w G - 0 1", fen::Strictness::strict, Variant::chess960);
    const auto object = json_of(Line(start), "O-O");
    CHECK(field(object, "legalMoveCount") == "13");
    CHECK(field(object, "try") == R"({"text":"O-O","legal":true,"uci":"f1g1","san":"O-O"})");
}

TEST_CASE("Operations keep their kinds", "[arbiter][audit]") {
    const auto start = start_from_epd("4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; ce 12; id \"7\"; x;",
                                      Variant::standard, fen::Strictness::strict);
    REQUIRE(start);
    CHECK(field(json_of(Line(*start)), "ops") == R"({"bm":["e4"],"ce":12,"id":"7","x":null})");
}

TEST_CASE("A result has a reason", "[arbiter][audit]") {
    const auto object = json_of(line_from(fen::standard_start, "f3 e5 g4 Qh4"));
    CHECK(field(object, "status") == R"("CHECKMATE")");
    CHECK(field(object, "result") == R"("0-1")");
    CHECK(field(object, "reason") == R"("checkmate")");
    CHECK(field(object, "checkers") == R"(["h4"])");
}

}  // namespace adoube::arbiter::audit
