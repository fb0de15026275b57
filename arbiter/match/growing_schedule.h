// A schedule whose rounds become known one after the other: who meets in a round depends on the
// results of the rounds before.
#pragma once

#include <vector>

#include "arbiter/match/schedule.h"

namespace adoube::arbiter {

class GrowingSchedule : public Schedule {
public:
    [[nodiscard]] std::optional<Pairing> game(int number) const override;
    void record(const Pairing& pairing, const game::Outcome& outcome) override;

protected:
    // Two players who meet in a round, seen from the first.
    struct Encounter {
        int first = 0;
        int second = 0;
        int half_points = 0;
        int opponent_half_points = 0;
    };

    // `games`: of an encounter.
    GrowingSchedule(const MatchOptions& options, int players, int games);

    [[nodiscard]] int players() const { return players_; }
    [[nodiscard]] int games_per_encounter() const { return games_; }
    [[nodiscard]] int round() const { return round_; }
    [[nodiscard]] int known_games() const { return static_cast<int>(list_.size()); }
    [[nodiscard]] const std::vector<Encounter>& encounters() const { return encounters_; }

    // All games of the round that are known have ended.
    virtual void go_on() = 0;
    void begin_round();
    // The first has White first, unless the options reverse that.
    void add_encounter(int first, int second);
    // More games of an encounter of this round.
    void add_games(std::size_t encounter, int games);

private:
    struct Game {
        Pairing pairing{};
        std::size_t encounter = 0;
        bool has_ended = false;
    };

    int players_;
    int games_;
    int repeat_;
    bool swap_;
    bool reverse_;
    int round_ = 0;
    int open_games_ = 0;
    int openings_ = 0;
    int pairs_ = 0;
    std::vector<Encounter> encounters_{};  // of this round
    std::vector<Game> list_{};
};

}  // namespace adoube::arbiter
