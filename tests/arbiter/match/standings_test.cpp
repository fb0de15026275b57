#include "arbiter/match/standings.h"

#include "support/catch.h"

namespace adoube::arbiter {
namespace {

using game::Outcome;
using game::Reason;

constexpr Outcome white_wins = Outcome::won_by(Color::white, Reason::checkmate);
constexpr Outcome black_wins = Outcome::won_by(Color::black, Reason::time_loss);
constexpr Outcome draw = Outcome::draw(Reason::stalemate);

[[nodiscard]] Pairing pairing(int white, int black, int pair) {
    return {1, 1, white, black, 0, pair};
}

}  // namespace

TEST_CASE("A pair counts when both of its games are known", "[arbiter][standings]") {
    Standings standings{2};
    standings.record(pairing(0, 1, 0), white_wins);
    CHECK(standings.of(0).pair_count() == 0);
    standings.record(pairing(1, 0, 1), draw);  // of another pair
    CHECK(standings.of(0).pair_count() == 0);
    standings.record(pairing(1, 0, 0), draw);
    CHECK(standings.of(0).pairs == std::array{0, 0, 0, 1, 0});
    CHECK(standings.of(1).pairs == std::array{0, 1, 0, 0, 0});
    standings.record(pairing(0, 1, 1), black_wins);
    CHECK(standings.of(0).pairs == std::array{0, 1, 0, 1, 0});
}

TEST_CASE("Wins, losses and draws are seen from each player", "[arbiter][standings]") {
    Standings standings{3};
    standings.record(pairing(0, 1, 0), white_wins);
    standings.record(pairing(2, 0, 1), black_wins);
    standings.record(pairing(1, 2, 2), draw);
    CHECK(standings.of(0).wins == 2);
    CHECK(standings.of(0).score() == 1);
    CHECK(standings.of(1).points() == 0.5);
    CHECK(standings.between(0, 2).wins == 1);
    CHECK(standings.between(2, 0).losses == 1);
    CHECK(standings.lost_by(2, Reason::time_loss) == 1);
    CHECK(standings.lost_by(1, Reason::time_loss) == 0);
    CHECK(standings.ranking() == std::vector{0, 1, 2});
}

TEST_CASE("Games of unfinished pairs can be left out", "[arbiter][standings]") {
    Standings standings{2};
    standings.record(pairing(0, 1, 0), white_wins);
    standings.record(pairing(1, 0, 0), white_wins);
    standings.record(pairing(0, 1, 1), draw);
    standings.record(pairing(1, 0, 1), draw);
    standings.record(pairing(0, 1, 2), black_wins);
    const Tally whole = standings.of(0).of_whole_pairs();
    CHECK(whole.wins == 1);
    CHECK(whole.losses == 1);
    CHECK(whole.draws == 2);
    CHECK(whole.pairs == std::array{0, 0, 2, 0, 0});
    CHECK(whole.split_pairs == 1);  // the first is a win and a loss, the second two draws
    CHECK(standings.of(0).losses == 2);
}

TEST_CASE("Results are kept by color and by ending", "[arbiter][standings]") {
    Standings standings{2};
    standings.record(pairing(0, 1, 0), white_wins);
    standings.record(pairing(1, 0, 0), white_wins);
    standings.record(pairing(0, 1, 1), black_wins);
    CHECK(standings.with_white(0, 1).wins == 1);
    CHECK(standings.with_white(0, 1).losses == 1);
    CHECK(standings.with_white(1, 0).wins == 1);
    CHECK(standings.with_white(1, 0).reversed().losses == 1);
    const auto endings = standings.endings(0);
    CHECK(endings.size() == 3);
    CHECK(endings.at({true, Color::black, Reason::time_loss}) == 1);
    CHECK(endings.at({false, Color::white, Reason::checkmate}) == 1);
}

TEST_CASE("An aborted game counts for nobody", "[arbiter][standings]") {
    Standings standings{2};
    standings.record(pairing(0, 1, 0), Outcome::aborted());
    CHECK(standings.games() == 0);
    CHECK(standings.of(0).games() == 0);
}

}  // namespace adoube::arbiter
