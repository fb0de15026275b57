// A log of events from outside: is it the log of a game that these rules allow?
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "base/expected.h"
#include "game/event.h"
#include "game/game.h"

namespace adoube::game {

// Plays a log again, event by event: every one has to be what decide() says to some command at
// its instant.
class Replay {
public:
    // Begins with the first event, which must be an event::Created.
    explicit Replay(const Event& created) : game_(created), expected_(after_creation(created)) {}

    // Takes the next event; false, and nothing changes, if the rules do not allow it here.
    [[nodiscard]] bool accept(const Event& event);

    // The game so far.
    [[nodiscard]] const Game& game() const { return game_; }
    // False amid the events of one command: a log that ends here is not whole.
    [[nodiscard]] bool is_complete() const { return expected_.empty(); }

private:
    [[nodiscard]] bool begins_command(const Event& event);

    Game game_;
    std::vector<Event> expected_;  // what the command of the latest event still has to bring
};

// Where a log contradicts the rules: the index of the first event that no command can have led
// to at that place, or the size of the log if it breaks off amid the events of one command.
struct Contradiction {
    std::size_t index = 0;

    friend bool operator==(const Contradiction&, const Contradiction&) = default;
};

// The game of a whole log.
[[nodiscard]] Expected<Game, Contradiction> replay(std::span<const Event> log);

}  // namespace adoube::game
