// A schedule that is known from the start: every game by its number, without keeping a list.
#pragma once

#include "arbiter/match/schedule.h"

namespace adoube::arbiter {

class FixedSchedule final : public Schedule {
public:
    // Round-robin: everybody meets everybody in each round. Gauntlet: the first ones (`seeds`, or
    // one) meet all others. Pyramid: as round-robin, each player in turn against all before him.
    FixedSchedule(const MatchOptions& options, int players);

    [[nodiscard]] int game_count() const override;
    // Colors change from game to game of the same two players, and one opening serves `repeat`
    // such games in a row.
    [[nodiscard]] std::optional<Pairing> game(int number) const override;
    void record(const Pairing&, const game::Outcome&) override {}

private:
    struct Encounter {
        int first = 0;
        int second = 0;
    };
    [[nodiscard]] int encounters_per_round() const;
    [[nodiscard]] Encounter encounter(int index) const;

    TournamentKind kind_;
    int players_;
    int seeds_;
    int rounds_;
    int games_;
    int repeat_;
    bool swap_;
    bool reverse_;
};

}  // namespace adoube::arbiter
