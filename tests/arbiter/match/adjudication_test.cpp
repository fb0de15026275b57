#include "arbiter/match/adjudication.h"

#include "support/catch.h"

namespace adoube::arbiter {
namespace {

using game::Outcome;
using game::Reason;

// Plays plies with the scores given, White first, and says after which one the game ended and how.
struct AdjudicatedEnd {
    int ply = 0;
    std::optional<Outcome> outcome{};
};
[[nodiscard]] AdjudicatedEnd end_of(const GameRules& rules,
                                    std::initializer_list<std::optional<int>> scores) {
    Adjudicator adjudicator{rules};
    int ply = 0;
    for (const auto& score : scores) {
        const Color mover = ply % 2 == 0 ? Color::white : Color::black;
        ++ply;
        Assessment said;
        said.centipawns = score;
        if (const auto outcome = adjudicator.after_move(mover, ply, (ply + 1) / 2, said))
            return {ply, outcome};
    }
    return {};
}

}  // namespace

TEST_CASE("A draw needs both sides for all the moves", "[arbiter][adjudication]") {
    GameRules rules;
    rules.draw = DrawAdjudication{1, 2, 20};
    CHECK(end_of(rules, {0, 20, -20, 5}).ply == 4);
    CHECK(end_of(rules, {0, 21, 0, 0, 0}).ply == 0);
    CHECK(end_of(rules, {0, 21, 0, 0, 0, 0}).ply == 6);
    CHECK(end_of(rules, {0, 0, 0, std::nullopt, 0, 0}).ply == 0);
    rules.draw->move_number = 4;
    CHECK(end_of(rules, {0, 0, 0, 0, 0, 0, 0}).ply == 7);
    CHECK(end_of(rules, {0, 0, 0, 0, 0, 0, 0}).outcome == Outcome::draw(Reason::adjudication));
}

TEST_CASE("A side resigns by its own scores", "[arbiter][adjudication]") {
    GameRules rules;
    rules.resign = ResignAdjudication{2, 400, false};
    const auto lost = end_of(rules, {-400, 0, -500});
    CHECK(lost.ply == 3);
    CHECK(lost.outcome == Outcome::won_by(Color::black, Reason::adjudication));
    CHECK(end_of(rules, {-400, 0, -399, 0, -400}).ply == 0);
    CHECK(end_of(rules, {900, -900, 900, -900}).outcome ==
          Outcome::won_by(Color::white, Reason::adjudication));
}

TEST_CASE("Two-sided resignation needs the opponent's word", "[arbiter][adjudication]") {
    GameRules rules;
    rules.resign = ResignAdjudication{2, 400, true};
    CHECK(end_of(rules, {-500, 0, -500, 0, -500}).ply == 0);
    CHECK(end_of(rules, {-500, 500, -500, 500}).outcome ==
          Outcome::won_by(Color::black, Reason::adjudication));
}

TEST_CASE("A mate score is beyond any number of centipawns", "[arbiter][adjudication]") {
    Assessment said;
    said.mate = -3;
    CHECK(*said.value() < -100'000);
    said.mate = 3;
    CHECK(*said.value() > 100'000);
}

TEST_CASE("A game does not go on longer than is wanted", "[arbiter][adjudication]") {
    GameRules rules;
    rules.max_moves = 2;
    CHECK(end_of(rules, {90, -90, 90, -90, 90}).ply == 4);
}

TEST_CASE("A side resigns when its own scores say so", "[arbiter][adjudication]") {
    GameRules rules;
    rules.own_resignation = OwnResignation{2, 500};
    const Outcome lost = Outcome::won_by(Color::black, Reason::resign);
    CHECK(end_of(rules, {-500, 0, -600, 0}).outcome == lost);
    CHECK(end_of(rules, {-500, 0, -600, 0}).ply == 3);
    CHECK(end_of(rules, {-500, 0, -499, 0, -500, 0}).ply == 0);
    CHECK(end_of(rules, {-500, 0, std::nullopt, 0, -500}).ply == 0);
}

TEST_CASE("A draw is offered by one side and taken by the other", "[arbiter][adjudication]") {
    GameRules rules;
    rules.own_draw_offer = OwnDrawOffer{3, 2, 10};
    CHECK(end_of(rules, {0, 5, 0, 5, 0, 5}).outcome == Outcome::draw(Reason::draw_agreed));
    CHECK(end_of(rules, {0, 5, 0, 5, 0, 5}).ply == 5);            // not before move 3
    CHECK(end_of(rules, {0, -90, 0, -90, 0, -90}).ply == 5);      // who stands worse accepts
    CHECK(end_of(rules, {0, 90, 0, 90, 0, 90, 0, 90}).ply == 0);  // who stands better does not
}

}  // namespace adoube::arbiter
