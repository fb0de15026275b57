#include "tools/solve/problem.h"

#include "notation/uci_move.h"
#include "support/catch.h"

namespace adoube::solve {

namespace {

// White mates by Ra8.
constexpr std::string_view back_rank = "6k1/5ppp/8/8/8/8/8/R5K1 w - - ";

[[nodiscard]] std::optional<Problem> read(std::string_view operations) {
    return read_problem(std::string(back_rank) + std::string(operations));
}

[[nodiscard]] Problem problem(std::string_view operations) {
    const auto result = read(operations);
    REQUIRE(result);
    return *result;
}

[[nodiscard]] engine::Choice choice(std::string_view move, engine::Score score = 0) {
    const auto read = uci_move::read(problem("").position, move);
    REQUIRE(read);
    return {*read, std::nullopt, score};
}

}  // namespace

TEST_CASE("A problem has the name and the moves of its line", "[tools][solve]") {
    const Problem read = problem("bm Ra8# Ra7; am Kf2 Kh1; id \"back rank\";");
    CHECK(read.name == "back rank");
    CHECK(read.best == std::vector{choice("a1a8").move, choice("a1a7").move});
    CHECK(read.avoided.size() == 2);
    CHECK_FALSE(read.mate);
}

TEST_CASE("Suites say in two ways how long a mate is", "[tools][solve]") {
    CHECK(problem("dm 1;").mate == 1);
    CHECK(problem("ce +M3;").mate == 3);
    CHECK_FALSE(problem("ce -M3;").mate);
    CHECK_FALSE(problem("ce 120;").mate);
}

TEST_CASE("A line that cannot be asked is no problem", "[tools][solve]") {
    CHECK_FALSE(read_problem(""));
    CHECK_FALSE(read_problem("no position; bm e4;"));
    CHECK_FALSE(read("bm Ra8 Qh5;"));  // there is no queen
    CHECK_FALSE(read("am Qh5; dm 1;"));
    CHECK_FALSE(read_problem("R5k1/5ppp/8/8/8/8/8/6K1 b - - bm Kf8;"));  // mated
}

TEST_CASE("Best moves and mates are solutions of different searches", "[tools][solve]") {
    for (const bool by_mate : {true, false}) {
        CHECK(has_solution(problem("dm 1;"), by_mate) == by_mate);
        CHECK(has_solution(problem("bm Ra8;"), by_mate) == !by_mate);
        CHECK(has_solution(problem("am Ra7;"), by_mate) == !by_mate);
        CHECK_FALSE(has_solution(problem("id \"nothing\";"), by_mate));
    }
}

TEST_CASE("A best move solves, an avoided one does not", "[tools][solve]") {
    CHECK(is_solved(problem("bm Ra8 Ra7;"), choice("a1a7"), false));
    CHECK_FALSE(is_solved(problem("bm Ra8;"), choice("a1a7"), false));
    CHECK(is_solved(problem("am Ra7;"), choice("a1a8"), false));
    CHECK_FALSE(is_solved(problem("am Ra7;"), choice("a1a7"), false));
}

TEST_CASE("A mate solves if it is short enough", "[tools][solve]") {
    const Problem in_two = problem("dm 2;");
    CHECK(is_solved(in_two, choice("a1a8", engine::mate_in(1)), true));
    CHECK(is_solved(in_two, choice("a1a7", engine::mate_in(3)), true));  // plies
    CHECK_FALSE(is_solved(in_two, choice("a1a7", engine::mate_in(5)), true));
    CHECK_FALSE(is_solved(in_two, choice("a1a7", 900), true));
    CHECK_FALSE(is_solved(in_two, choice("a1a7", engine::mated_in(2)), true));
}

}  // namespace adoube::solve
