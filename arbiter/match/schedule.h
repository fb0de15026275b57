// Who plays whom, with which color and from which opening: the games of a match by their numbers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "arbiter/match/match_options.h"
#include "game/result.h"

namespace adoube::arbiter {

struct Pairing {
    int number = 0;  // of the game, from 1
    int round = 0;   // from 1
    int white = 0;   // places in the list of engines, from 0
    int black = 0;
    std::int64_t opening = 0;  // how many other openings have been needed before, from 0
    int pair = 0;              // games of one number have the same players and opening, from 0

    friend bool operator==(const Pairing&, const Pairing&) = default;
};

// Of a player in a list of something for each of them.
[[nodiscard]] constexpr std::size_t place_of(int player) {
    return static_cast<std::size_t>(player);
}

class Schedule {
public:
    // For the tournament that the options name, of at least two players.
    [[nodiscard]] static std::unique_ptr<Schedule> make(const MatchOptions& options, int players);
    virtual ~Schedule() = default;

    // As many games as are foreseen; tie-breaks of a knockout come on top when they are due.
    [[nodiscard]] virtual int game_count() const = 0;
    // The game with that number, 1 to game_count(); nothing while it depends on games that have
    // not ended.
    [[nodiscard]] virtual std::optional<Pairing> game(int number) const = 0;
    // Tells how a game ended. A game counts once.
    virtual void record(const Pairing& pairing, const game::Outcome& outcome) = 0;
};

}  // namespace adoube::arbiter
