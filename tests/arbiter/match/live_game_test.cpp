#include "arbiter/match/live_game.h"

#include "support/catch.h"

namespace adoube::arbiter {
namespace {

using namespace std::chrono_literals;

[[nodiscard]] game::Instant at(std::chrono::milliseconds time) { return game::Instant{time}; }

[[nodiscard]] Assessment score(int centipawns) {
    Assessment assessment;
    assessment.centipawns = centipawns;
    return assessment;
}

}  // namespace

TEST_CASE("A running game is looked at from outside", "[arbiter][live]") {
    const auto minute = game::TimeControl::fischer(60s, 1s);
    Referee referee{{}, same_for_both(minute), {}, at(0ms)};
    const Pairing pairing{7, 4, 1, 0};

    const LiveGame before = look_at(pairing, referee, at(0ms));
    CHECK(before.pairing.number == 7);
    CHECK(before.position.key() == Position::initial().key());
    CHECK_FALSE(before.last_move);
    CHECK(before.last_move_text.empty());
    CHECK(before.left.white == 60s);
    CHECK_FALSE(before.assessments.white);

    static_cast<void>(referee.on(input::PlayersReady{}, at(0ms)));
    static_cast<void>(referee.on(input::ThinkingStarted{}, at(0ms)));
    static_cast<void>(referee.on(input::MoveArrived{"e2e4", score(31)}, at(2000ms)));
    static_cast<void>(referee.on(input::ThinkingStarted{}, at(2000ms)));
    CHECK(look_at(pairing, referee, at(2500ms)).last_move_text == "1. e4");
    static_cast<void>(referee.on(input::MoveArrived{"b8c6", score(-12)}, at(5000ms)));
    static_cast<void>(referee.on(input::ThinkingStarted{}, at(5000ms)));

    const LiveGame now = look_at(pairing, referee, at(5500ms));
    CHECK(now.last_move_text == "1... Nc6");
    CHECK(now.position.turn() == Color::white);
    CHECK(now.left.white == 58500ms);  // 60 - 2 + 1, and half a second of this move
    CHECK(now.left.black == 58s);      // 60 - 3 + 1
    CHECK(now.assessments.white == score(31));
    CHECK(now.assessments.black == score(-12));
    CHECK(now.scores == std::vector{31, 12});  // Black is 0.12 behind
}

}  // namespace adoube::arbiter
