#include "app/handicap.h"

#include <array>
#include <set>

#include "support/catch.h"

using namespace adoube;
using app::Candidates;
using app::handicap_for;

namespace {

constexpr std::array moves{Move{Square::e2, Square::e4}, Move{Square::d2, Square::d4},
                           Move{Square::g1, Square::f3}};

// Three lines that are worth 50, 20 and -300.
Candidates three_lines() {
    Candidates candidates;
    const std::array scores{50, 20, -300};
    for (std::size_t index = 0; index < moves.size(); ++index) {
        engine::Report report;
        report.rank = static_cast<int>(index) + 1;
        report.score = scores[index];
        report.pv = std::span(&moves[index], 1);
        candidates.note(report);
    }
    return candidates;
}

app::Handicap player(int lines, engine::Score error) { return {1000, lines, error}; }

}  // namespace

TEST_CASE("A better player sees more and errs less", "[app][handicap]") {
    for (int elo = app::least_elo; elo + 100 <= app::largest_elo; elo += 100) {
        CHECK(handicap_for(elo).nodes < handicap_for(elo + 100).nodes);
        CHECK(handicap_for(elo).error >= handicap_for(elo + 100).error);
        CHECK(handicap_for(elo).lines >= handicap_for(elo + 100).lines);
    }
    CHECK(handicap_for(app::least_elo).lines == Candidates::lines);
    CHECK(handicap_for(app::largest_elo).lines == 1);
    CHECK(handicap_for(app::least_elo).nodes > 0);
    CHECK(handicap_for(app::least_elo).error > 0);
    CHECK(handicap_for(app::largest_elo).error == 0);
}

TEST_CASE("Half way between two ratings is the geometric mean of the nodes", "[app][handicap]") {
    CHECK(handicap_for(2000).nodes == 8'000);
    CHECK(handicap_for(2200).nodes == 36'000);
    CHECK(handicap_for(2100).nodes == 16'971);  // the root of 8,000 times 36,000
}

TEST_CASE("Who does not err plays the best line", "[app][handicap]") {
    SplitMix64 random(1);
    Candidates candidates = three_lines();
    for (int game = 0; game < 20; ++game)
        CHECK(candidates.misjudged_best(player(Candidates::lines, 0), random)->pv.front() ==
              moves[0]);
}

TEST_CASE("Who errs plays other lines, but none that is far worse", "[app][handicap]") {
    SplitMix64 random(1);
    Candidates candidates = three_lines();
    std::set<std::uint16_t> played;
    for (int game = 0; game < 200; ++game) {
        const engine::Report* const line =
            candidates.misjudged_best(player(Candidates::lines, 40), random);
        REQUIRE(line != nullptr);
        CHECK(line->rank == 1);
        played.insert(line->pv.front().bits());
    }
    CHECK(played == std::set<std::uint16_t>{moves[0].bits(), moves[1].bits()});
}

TEST_CASE("Lines that are only shown do not tempt who compares fewer", "[app][handicap]") {
    SplitMix64 random(1);
    Candidates candidates = three_lines();
    for (int game = 0; game < 50; ++game)
        CHECK(candidates.misjudged_best(player(1, 1'000), random)->pv.front() == moves[0]);
}

TEST_CASE("Where nothing was reported there is nothing to choose", "[app][handicap]") {
    SplitMix64 random(1);
    CHECK(Candidates().misjudged_best(player(Candidates::lines, 100), random) == nullptr);
}
