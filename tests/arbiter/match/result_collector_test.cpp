#include "arbiter/match/result_collector.h"

#include "support/catch.h"

namespace adoube::arbiter {
namespace {

using game::Outcome;
using game::Reason;

[[nodiscard]] std::string game(const std::string& tags, const std::string& moves) {
    return "[Event \"x\"]\n" + tags + "\n" + moves + "\n\n";
}

[[nodiscard]] std::string players(const std::string& white, const std::string& black,
                                  const std::string& round) {
    return "[Round \"" + round + "\"]\n[White \"" + white + "\"]\n[Black \"" + black + "\"]\n";
}

[[nodiscard]] ResultCollector collected(const std::string& text) {
    ResultCollector collector;
    for (const auto& read : pgn::read_games(text)) static_cast<void>(collector.add(read));
    return collector;
}

[[nodiscard]] Outcome outcome(const std::string& tags, const std::string& moves) {
    return outcome_of(pgn::read_games(game(tags, moves)).at(0)).value();
}

}  // namespace

TEST_CASE("Players come in the order of the file", "[arbiter][report]") {
    const auto collector = collected(game(players("B", "A", "1"), "1. e4 1-0") +
                                     game(players("C", "B", "2"), "1. e4 1/2-1/2") +
                                     game(players("A", "C", "3"), "1. e4 *"));
    CHECK(collector.names() == std::vector<std::string>{"B", "A", "C"});
    const Standings standings = collector.standings(true);
    CHECK(standings.games() == 2);
    CHECK(standings.of(0).points() == 1.5);
    CHECK(standings.of(1).points() == 0);
}

TEST_CASE("Games of one round with changed colors are a pair", "[arbiter][report]") {
    const std::string text = game(players("A", "B", "1.1"), "1. e4 1-0") +
                             game(players("A", "B", "2.1"), "1. e4 1/2-1/2") +
                             game(players("B", "A", "1.2"), "1. e4 1/2-1/2") +
                             game(players("B", "A", "3.1"), "1. e4 1-0");
    CHECK(collected(text).standings(true).of(0).pairs == std::array{0, 0, 0, 1, 0});
    CHECK(collected(text).standings(false).of(0).pair_count() == 0);
    CHECK(collected(text).standings(false).of(0).games() == 4);
}

TEST_CASE("Games from one position with changed colors are a pair", "[arbiter][report]") {
    const std::string start = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n";
    const std::string text = game(players("A", "B", "1") + start, "1. e4 1-0") +
                             game(players("B", "A", "2") + start, "1. e4 0-1");
    CHECK(collected(text).standings(true).of(0).pairs == std::array{0, 0, 0, 0, 1});
}

TEST_CASE("Why a game ended is found in its tags or on the board", "[arbiter][report]") {
    const std::string mate = "1. f3 e5 2. g4 Qh4# 0-1";
    CHECK(outcome("", mate) == Outcome::won_by(Color::black, Reason::checkmate));
    CHECK(outcome("", "1. e4 1-0") == Outcome::won_by(Color::white, Reason::resign));
    CHECK(outcome("", "1. e4 1/2-1/2") == Outcome::draw(Reason::draw_agreed));
    CHECK(outcome("[Termination \"time forfeit\"]\n", "1. e4 1-0").reason == Reason::time_loss);
    CHECK(outcome("[Termination \"time forfeit\"]\n", "1. e4 1/2-1/2").reason ==
          Reason::timeout_vs_insufficient);
    CHECK(outcome("[Termination \"illegal move\"]\n", "1. e4 1-0").reason == Reason::illegal_move);
    CHECK(outcome("[ResultReason \"stall\"]\n[Termination \"abandoned\"]\n", "1. e4 1-0").reason ==
          Reason::stall);
}

}  // namespace adoube::arbiter
