#include "arbiter/audit/status.h"

#include "arbiter/audit/lines.h"

namespace adoube::arbiter::audit {

namespace {

[[nodiscard]] Status status_after(std::string_view fen, std::string_view moves = "",
                                  StatusOptions options = {}) {
    return status_of(line_from(fen, moves), options);
}

[[nodiscard]] std::string_view word_after(std::string_view fen, std::string_view moves = "") {
    return name_of(status_after(fen, moves).word);
}

}  // namespace

TEST_CASE("Mate and stalemate come before every count", "[arbiter][audit]") {
    CHECK(word_after("7k/8/6K1/8/8/8/8/R7 w - - 149 200", "Ra8") == "CHECKMATE");
    CHECK(word_after("7k/8/6K1/8/8/8/5Q2/8 w - - 99 80", "Qf7") == "STALEMATE");
}

TEST_CASE("Counts make a draw claimable, larger ones end the game", "[arbiter][audit]") {
    constexpr std::string_view rook_ending = "4k3/8/8/8/8/8/8/4K2R w - - 99 90";
    CHECK(word_after(rook_ending, "Rh2") == "DRAW_CLAIMABLE");
    CHECK(status_after(rook_ending, "Rh2").claimable == game::Reason::fifty_move);
    CHECK_FALSE(status_after(rook_ending, "Rh2").outcome);
    constexpr std::string_view longer_ending = "4k3/8/8/8/8/8/8/4K2R w - - 149 99";
    CHECK(word_after(longer_ending, "Rh2") == "DRAW_75_MOVE");
    // As the case fifty-p007 of tests/data/cases.jsonl has it.
    CHECK(status_after(longer_ending, "Rh2").claimable == game::Reason::fifty_move);
    constexpr std::string_view dance = "Nf3 Nf6 Ng1 Ng8 ";
    const std::string twice = std::string(dance) + std::string(dance);
    CHECK(status_after(fen::standard_start, twice).claimable == game::Reason::threefold);
    CHECK(word_after(fen::standard_start, twice + twice) == "DRAW_FIVEFOLD");
}

TEST_CASE("Automatic draws end the game where a claim would", "[arbiter][audit]") {
    const auto status =
        status_after("4k3/8/8/8/8/8/8/4K2R w - - 99 90", "Rh2", {game::DrawMode::automatic});
    CHECK(status.outcome == game::Outcome::draw(game::Reason::fifty_move));
    CHECK_FALSE(status.claimable);
}

TEST_CASE("An unknown clock claims nothing", "[arbiter][audit]") {
    const auto start = start_from("4k3/8/8/8/8/8/8/4K2R w - -", fen::Strictness::lenient);
    CHECK(name_of(status_of(Line(start), {}).word) == "ACTIVE");
}

TEST_CASE("Dead is what material says, or a proof where one is asked for", "[arbiter][audit]") {
    CHECK(word_after("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1") == "DEAD_POSITION");
    CHECK(status_after(queen_against_knight).can_mate.black);
    const auto exact = status_after(queen_against_knight, "", {game::DrawMode::fide, true});
    CHECK_FALSE(exact.can_mate.black);
    CHECK(exact.can_mate.white);
}

TEST_CASE("An ambiguous position has no legal moves to show", "[arbiter][audit]") {
    const auto start = start_from("4k3/8/8/8/8/8/8/R3K3 w", fen::Strictness::lenient);
    const auto status = status_of(Line(start), {});
    CHECK(name_of(status.word) == "AMBIGUOUS");
    CHECK(status.legal_moves.empty());
}

}  // namespace adoube::arbiter::audit
