#include "arbiter/runtime/game_batch.h"

#include "support/catch.h"

namespace adoube::arbiter {

namespace {

constexpr std::string_view wrong_and_illegal =
    "[White \"A\"]\n[Black \"B\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n1. e4 e5 2. Ke3 *\n";

[[nodiscard]] GameBatch batch_of(std::string_view pgn) {
    pgn::Splitter splitter;
    splitter.feed(pgn);
    splitter.finish();
    GameBatch batch("games.pgn");
    while (const auto game = splitter.next()) batch.add(*game);
    return batch;
}

}  // namespace

TEST_CASE("A batch keeps its games with their places", "[arbiter][runtime]") {
    const GameBatch batch = batch_of(wrong_and_illegal);
    REQUIRE(batch.size() == 2);
    CHECK(batch.game(0).place == pgn::Place{1, 1});
    CHECK(batch.game(1).place == pgn::Place{6, 1});
    CHECK(batch.game(1).text == "1. e4 e5 2. Ke3 *");
    CHECK_FALSE(batch.empty());
    CHECK_FALSE(batch.is_full());
}

TEST_CASE("What is wrong is told in lines with file, line and column", "[arbiter][runtime]") {
    const CheckedBatch checked = check(batch_of(wrong_and_illegal), {});
    CHECK(checked.report ==
          "games.pgn:1:1: A - B, ply 4: the result should be 0-1 (checkmate)\n"
          "games.pgn:6:13: ? - ?, ply 3: illegal move: Ke3 (pieceCannotMoveSo)\n");
    CHECK(checked.totals.games == 2);
    CHECK(checked.totals.plies == 6);
    CHECK(checked.totals.unreadable == 1);
    CHECK(checked.totals.wrong_results == 1);
    CHECK(checked.totals.has_failures());
    CHECK(checked.fixed.empty());
}

TEST_CASE("Readable games are written again, others are not", "[arbiter][runtime]") {
    const CheckedBatch checked = check(batch_of(wrong_and_illegal), {.fix = true});
    CHECK(checked.fixed.find("1. f3 e5 2. g4 Qh4# 1-0\n") != std::string::npos);
    CHECK(checked.fixed.find("Ke3") == std::string::npos);
}

TEST_CASE("Games as JSON have commas between them", "[arbiter][runtime]") {
    const CheckedBatch checked = check(batch_of("1. e4 *\n1. d4 *"), {.json = true});
    CHECK(checked.report.find("},\n{") != std::string::npos);
    CHECK(checked.report.front() == '{');
    CHECK(checked.report.back() == '}');
}

TEST_CASE("A batch and single games come to the same", "[arbiter][runtime]") {
    pgn::Splitter splitter;
    splitter.feed(wrong_and_illegal);
    splitter.finish();
    CheckedBatch one_by_one;
    while (const auto game = splitter.next()) check(*game, "games.pgn", {}, one_by_one);
    CHECK(one_by_one.report == check(batch_of(wrong_and_illegal), {}).report);
}

}  // namespace adoube::arbiter
