#include "arbiter/audit/game_audit.h"

#include "support/catch.h"

namespace adoube::arbiter::audit {

namespace {

[[nodiscard]] std::vector<Finding> findings_of(std::string_view pgn,
                                               const AuditOptions& options = {}) {
    const auto games = pgn::read_games(pgn);
    INFO(pgn);
    REQUIRE(games.size() == 1);
    return findings_in(games.front(), options);
}

[[nodiscard]] std::vector<std::string> names_of(std::string_view pgn,
                                                const AuditOptions& options = {}) {
    std::vector<std::string> names;
    for (const Finding& finding : findings_of(pgn, options)) names.emplace_back(name_of(finding));
    return names;
}

using Names = std::vector<std::string>;

constexpr std::string_view fools_mate = "1. f3 e5 2. g4 Qh4# ";

}  // namespace

TEST_CASE("A result that the board contradicts is wrong", "[arbiter][audit]") {
    CHECK(findings_of(std::string(fools_mate) + "0-1").empty());
    const auto findings = findings_of(std::string(fools_mate) + "1/2-1/2");
    REQUIRE(findings.size() == 1);
    CHECK(name_of(findings[0]) == "wrongResult");
    CHECK(findings[0].ply == 4);
    CHECK(describe(findings[0]) == "the result should be 0-1 (checkmate)");
    CHECK(is_failure(findings[0]));
}

TEST_CASE("Tag and marker that differ are reported", "[arbiter][audit]") {
    CHECK(names_of("[Result \"*\"]\n\n" + std::string(fools_mate) + "0-1") ==
          Names{"resultMismatch"});
}

TEST_CASE("A game that goes on after its end has missed it", "[arbiter][audit]") {
    const auto findings =
        findings_of("[FEN \"4k3/8/8/8/8/8/4n3/4K2R w - - 0 1\"]\n\n1. Kxe2 Kd7 2. Rh7 Kd6 *");
    CHECK(findings.empty());
    const auto dead =
        findings_of("[FEN \"4k3/8/8/8/8/8/4r3/4K3 w - - 0 1\"]\n\n1. Kxe2 Kd7 2. Kd3 1-0");
    REQUIRE(dead.size() == 2);
    CHECK(name_of(dead[0]) == "missedEnd");
    CHECK(dead[0].ply == 1);
    CHECK(dead[0].reason == game::Reason::insufficient_material);
    CHECK(name_of(dead[1]) == "wrongResult");
    CHECK(dead[1].expected == "1/2-1/2");
}

TEST_CASE("Claims and the ends behind them are found at their ply", "[arbiter][audit]") {
    std::string game = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 ";
    const auto claim = findings_of(game + "1/2-1/2");
    REQUIRE(claim.size() == 1);
    CHECK(name_of(claim[0]) == "possibleClaim");
    CHECK(claim[0].ply == 8);
    CHECK(claim[0].reason == game::Reason::threefold);
    CHECK_FALSE(is_failure(claim[0]));
    game += "5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. e4 ";
    CHECK(names_of(game + "*") == Names{"possibleClaim", "missedEnd", "wrongResult"});
}

TEST_CASE("A flag does not win against what cannot mate", "[arbiter][audit]") {
    constexpr std::string_view rook_against_king =
        "[Termination \"time forfeit\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 0 1\"]\n\n1. Kd2 ";
    CHECK(names_of(std::string(rook_against_king) + "0-1") == Names{"wrongResult"});
    CHECK(names_of(std::string(rook_against_king) + "1-0").empty());
}

TEST_CASE("The exact analysis finds where nobody could mate any more", "[arbiter][audit]") {
    constexpr std::string_view closing_pawns =
        "[FEN \"4k3/6p1/8/p2p4/P2P2P1/8/8/4K3 b - - 0 1\"]\n\n1... g5 2. Kd2 Ke7 3. Ke2 ";
    const auto dead = findings_of(std::string(closing_pawns) + "1-0", {.exact = true});
    REQUIRE(dead.size() == 2);
    CHECK(name_of(dead[0]) == "missedEnd");
    CHECK(dead[0].ply == 1);
    CHECK(dead[0].reason == game::Reason::dead_position);
    CHECK(dead[1].expected == "1/2-1/2");
    CHECK(names_of(std::string(closing_pawns) + "1/2-1/2", {.exact = true}) == Names{"missedEnd"});
    CHECK(findings_of(std::string(closing_pawns) + "1-0").empty());
}

TEST_CASE("Too little material is told as such by the exact analysis, too", "[arbiter][audit]") {
    const auto dead = findings_of(
        "[FEN \"4k3/8/8/8/8/8/4r3/4K3 w - - 0 1\"]\n\n1. Kxe2 Kd7 1/2-1/2", {.exact = true});
    REQUIRE(dead.size() == 1);
    CHECK(dead[0].ply == 1);
    CHECK(dead[0].reason == game::Reason::insufficient_material);
}

TEST_CASE("The exact analysis judges flags", "[arbiter][audit]") {
    constexpr std::string_view queen_against_knight =
        "[Termination \"Time forfeit\"]\n[FEN \"1n2k3/8/8/8/8/8/8/Q3K3 w - - 0 1\"]\n\n1. Kd2 ";
    const auto findings = findings_of(std::string(queen_against_knight) + "0-1", {.exact = true});
    REQUIRE(findings.size() == 1);
    CHECK(describe(findings[0]) == "the result should be 1/2-1/2 (timeoutVsInsufficient)");
    CHECK(findings_of(std::string(queen_against_knight) + "0-1").empty());
    CHECK(findings_of(std::string(queen_against_knight) + "1-0", {.exact = true}).empty());
}

TEST_CASE("A game that was not read to its end is not judged by its last move",
          "[arbiter][audit]") {
    const auto games = pgn::read_games("1. e4 e5 2. Ke3 1-0");
    REQUIRE(games.size() == 1);
    CHECK(findings_in(games[0]).empty());
    REQUIRE(games[0].error);
    CHECK(describe(*games[0].error) == "illegal move: Ke3 (pieceCannotMoveSo)");
}

TEST_CASE("Oddities of the text keep their names", "[arbiter][audit]") {
    CHECK(names_of("[Event \"a\"]\n[Bad: \"x\"]\n[Event2 \"b\"]\n[Event2 \"c\"]\n\n1. e4 ) {x") ==
          Names{"malformedTag", "repeatedTag", "strayParenthesis", "commentNotClosed",
                "resultMissing"});
}

}  // namespace adoube::arbiter::audit
