// Who plays whom, with which color and from which opening: every game of a match by its number,
// without keeping a list.
#pragma once

#include <cstdint>

#include "arbiter/match/match_options.h"

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

class Schedule {
public:
    // Round-robin: everybody meets everybody in each round. Gauntlet: the first meets all others.
    Schedule(const MatchOptions& options, int players);

    [[nodiscard]] int game_count() const;
    // The game with that number, 1 to game_count(). Colors change from game to game of the same
    // two players, and one opening serves `repeat` such games in a row.
    [[nodiscard]] Pairing game(int number) const;

private:
    struct Encounter {
        int first = 0;
        int second = 0;
    };
    [[nodiscard]] int encounters_per_round() const;
    [[nodiscard]] Encounter encounter(int index) const;

    TournamentKind kind_;
    int players_;
    int rounds_;
    int games_;
    int repeat_;
    bool swap_;
    bool reverse_;
};

}  // namespace adoube::arbiter
