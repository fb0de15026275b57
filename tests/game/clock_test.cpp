#include "game/clock.h"

#include "support/catch.h"

using namespace adoube;
using namespace adoube::game;
using namespace std::chrono_literals;

TEST_CASE("A running clock loses time, the other one does not", "[game][clock]") {
    const auto clock = Clock{60s, 2s}.started(Color::white, instant_of_ms(1'000));
    CHECK(clock.running() == Color::white);
    CHECK(clock.remaining(Color::white, instant_of_ms(6'000)) == 55s);
    CHECK(clock.remaining(Color::black, instant_of_ms(6'000)) == 60s);
}

TEST_CASE("The increment comes after the move", "[game][clock]") {
    const auto clock = Clock{60s, 2s}
                           .started(Color::white, instant_of_ms(0))
                           .pressed(instant_of_ms(5'000))
                           .started(Color::black, instant_of_ms(5'000));
    CHECK(clock.remaining(Color::white, instant_of_ms(9'000)) == 57s);
    CHECK(clock.flag_falls() == instant_of_ms(65'000));
    CHECK_FALSE(clock.flag_fallen(Color::black, instant_of_ms(64'999)));
    CHECK(clock.flag_fallen(Color::black, instant_of_ms(65'000)));
    CHECK_FALSE(clock.flag_fallen(Color::white, instant_of_ms(65'000)));
}

TEST_CASE("Stopping a clock charges without increment", "[game][clock]") {
    const auto clock =
        Clock{60s, 2s}.started(Color::black, instant_of_ms(0)).stopped(instant_of_ms(1'500));
    CHECK(clock.running() == std::nullopt);
    CHECK(clock.flag_falls() == std::nullopt);
    CHECK(clock.remaining(Color::black, instant_of_ms(99'000)) == 58'500ms);
}

TEST_CASE("What runs out of an hourglass is the opponent's", "[game][clock]") {
    Clock clock(same_for_both(TimeControl::hourglass(60s)));
    clock = clock.started(Color::white, instant_of_ms(0));
    CHECK(clock.remaining(Color::white, instant_of_ms(20'000)) == 40s);
    CHECK(clock.remaining(Color::black, instant_of_ms(20'000)) == 80s);
    clock = clock.pressed(instant_of_ms(20'000)).started(Color::black, instant_of_ms(20'000));
    CHECK(clock.flag_falls() == instant_of_ms(100'000));
    clock = clock.pressed(instant_of_ms(50'000));
    CHECK(clock.remaining(Color::white, instant_of_ms(50'000)) == 70s);
    CHECK(clock.remaining(Color::black, instant_of_ms(50'000)) == 50s);
}

TEST_CASE("An hourglass gives no more than was in it", "[game][clock]") {
    TimeControl control = TimeControl::hourglass(10s);
    control.margin = 5s;
    const auto clock = Clock{same_for_both(control)}
                           .started(Color::black, instant_of_ms(0))
                           .pressed(instant_of_ms(12'000));
    CHECK(clock.remaining(Color::black, instant_of_ms(12'000)) == 0s);
    CHECK(clock.remaining(Color::white, instant_of_ms(12'000)) == 20s);
}

TEST_CASE("After the last move of a period the next one's time is added", "[game][clock]") {
    Clock clock(same_for_both(TimeControl::periods(2, 10s, 1s)));
    CHECK(clock.moves_to_go(Color::white) == 2);
    clock = clock.started(Color::white, instant_of_ms(0)).pressed(instant_of_ms(4'000));
    CHECK(clock.remaining(Color::white, instant_of_ms(4'000)) == 7s);
    CHECK(clock.moves_to_go(Color::white) == 1);
    clock = clock.started(Color::white, instant_of_ms(5'000)).pressed(instant_of_ms(8'000));
    CHECK(clock.remaining(Color::white, instant_of_ms(8'000)) == 15s);  // 7 - 3 + 1 + 10
    CHECK(clock.moves_to_go(Color::white) == 2);
}

TEST_CASE("A fixed time a move is not saved up", "[game][clock]") {
    Clock clock(same_for_both(TimeControl::per_move(3s)));
    clock = clock.started(Color::white, instant_of_ms(0)).pressed(instant_of_ms(1'000));
    CHECK(clock.remaining(Color::white, instant_of_ms(1'000)) == 3s);
    CHECK(clock.started(Color::white, instant_of_ms(2'000)).flag_falls() == instant_of_ms(5'000));
}

TEST_CASE("A margin forgives an overdraft, up to its end", "[game][clock]") {
    TimeControl control = TimeControl::fischer(10s, 1s);
    control.margin = 50ms;
    const auto clock = Clock(same_for_both(control)).started(Color::white, instant_of_ms(0));
    CHECK_FALSE(clock.flag_fallen(Color::white, instant_of_ms(10'049)));
    CHECK(clock.flag_fallen(Color::white, instant_of_ms(10'050)));
    const auto pressed = clock.pressed(instant_of_ms(10'049));
    CHECK(pressed.remaining(Color::white, instant_of_ms(10'049)) == 1s);
}

TEST_CASE("The sides may have different times, and one may have no limit", "[game][clock]") {
    const ByColor<TimeControl> control{TimeControl::fischer(5s, 0s), TimeControl::unlimited()};
    const auto clock = Clock(control).started(Color::black, instant_of_ms(0));
    CHECK(clock.remaining(Color::white, instant_of_ms(9'000)) == 5s);
    CHECK(clock.remaining(Color::black, instant_of_ms(9'000)) == std::nullopt);
    CHECK(clock.flag_falls() == std::nullopt);
    CHECK_FALSE(clock.flag_fallen(Color::black, instant_of_ms(99'000'000)));
}

TEST_CASE("Microseconds count", "[game][clock]") {
    const auto clock = Clock{1s, 0s}.started(Color::white, Instant{7us}).pressed(Instant{19us});
    CHECK(clock.remaining(Color::white, Instant{1s}) == 999'988us);
}
