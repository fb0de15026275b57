// What the players agree on before a game begins.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "game/time.h"
#include "game/time_control.h"
#include "rules/by_color.h"
#include "rules/variant.h"

namespace adoube::game {

// Whether threefold repetition and the 50-move rule end a game by themselves.
enum class DrawMode : std::uint8_t {
    automatic,  // at the third occurrence and after 50 moves
    fide,       // claimed by a player (9.2, 9.3); automatic only at five and at 75 (9.6)
};

enum class ColorAssignment : std::uint8_t {
    random,
    host_white,
    host_black,
    alternate,  // the other color than in the host's previous game; random in his first
};

// What a player on move is shown.
enum class Hints : std::uint8_t { off, moves, moves_and_threats };

// When a side's clock starts.
enum class ClockStart : std::uint8_t {
    with_the_turn,  // at the instant of the opponent's move
    when_told,      // by command::StartClock: the arbiter charges a program from its `go` on
};

struct Options {
    Variant variant = Variant::standard;
    ByColor<TimeControl> time_control =
        same_for_both(TimeControl::fischer(std::chrono::minutes{10}, std::chrono::seconds{5}));
    DrawMode draw_mode = DrawMode::automatic;
    ColorAssignment color_assignment = ColorAssignment::random;
    bool auto_queen = false;            // a promotion that names no piece is one to a queen
    std::optional<int> undo_limit = 1;  // requests that a player may have granted; absent: any
    bool draw_offers = true;
    // Each color's first move runs against this limit instead of its clock; absent: it does not.
    std::optional<Duration> first_move_limit = std::chrono::seconds{30};
    // A limit for each move of a side whose time is not limited.
    std::optional<Duration> idle_limit = std::chrono::seconds{600};
    Hints hints = Hints::moves;
    std::optional<Duration> disconnect_grace = std::chrono::seconds{60};
    bool exact_dead_position = false;  // judge 5.2.2 and 6.9 by proof instead of by material
    ClockStart clock_start = ClockStart::with_the_turn;

    friend bool operator==(const Options&, const Options&) = default;
};

}  // namespace adoube::game
