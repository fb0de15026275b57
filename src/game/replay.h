// A log of events from outside: is it the log of a game that these rules allow?
#pragma once

#include <cstddef>
#include <span>

#include "base/expected.h"
#include "game/event.h"
#include "game/game.h"

namespace adoube::game {

// Where a log contradicts the rules: the index of the first event that no command can have led
// to at that place, or the size of the log if it breaks off amid the events of one command.
struct Contradiction {
    std::size_t index = 0;

    friend bool operator==(const Contradiction&, const Contradiction&) = default;
};

// Plays the log again: every event has to be what decide() says to some command at its instant.
[[nodiscard]] Expected<Game, Contradiction> replay(std::span<const Event> log);

}  // namespace adoube::game
