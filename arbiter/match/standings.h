// What the games of a match have come to so far.
#pragma once

#include <array>
#include <compare>
#include <map>
#include <optional>
#include <vector>

#include "arbiter/match/schedule.h"
#include "game/result.h"

namespace adoube::arbiter {

// Results from the view of one player.
struct Tally {
    int wins = 0;
    int losses = 0;
    int draws = 0;
    // Pairs of games with one opening and both colors, by the points they brought: 0, ½, 1, 1½, 2.
    std::array<int, 5> pairs{};
    int split_pairs = 0;    // of those that brought 1: a win and a loss, not two draws
    int paired_wins = 0;    // of the games of whole pairs
    int paired_losses = 0;  // likewise

    [[nodiscard]] int games() const { return wins + losses + draws; }
    [[nodiscard]] int pair_count() const;
    [[nodiscard]] double points() const { return wins + draws / 2.0; }
    // Points per game; ½ before the first.
    [[nodiscard]] double score() const;
    // Without the games of pairs that are not finished.
    [[nodiscard]] Tally of_whole_pairs() const;
    // From the view of the opponent.
    [[nodiscard]] Tally reversed() const;

    friend bool operator==(const Tally&, const Tally&) = default;
};

// One way in which games of a player ended.
struct Ending {
    bool as_white = false;
    std::optional<Color> winner{};
    game::Reason reason{};

    friend auto operator<=>(const Ending&, const Ending&) = default;
};

class Standings {
public:
    explicit Standings(int players);

    // Counts the game. One that was aborted counts for nobody, nor does the pair that it is of.
    void record(const Pairing& pairing, const game::Outcome& outcome);

    [[nodiscard]] int players() const { return static_cast<int>(totals_.size()); }
    [[nodiscard]] int games() const { return games_; }
    // Of that player against all.
    [[nodiscard]] const Tally& of(int player) const;
    // Of the first against the second.
    [[nodiscard]] Tally between(int first, int second) const;
    // Of the player with White against the one with Black, without pairs.
    [[nodiscard]] Tally with_white(int white, int black) const;
    // How the games of the player ended, and how often.
    [[nodiscard]] std::map<Ending, int> endings(int player) const;
    // Games that the player lost for that reason.
    [[nodiscard]] int lost_by(int player, game::Reason reason) const;
    // The players, the best first; equal ones in the order in which they were named.
    [[nodiscard]] std::vector<int> ranking() const;

private:
    void count(int player, int opponent, int half_points);
    void count_ending(const Pairing& pairing, const game::Outcome& outcome);
    void count_pair(const Pairing& pairing, int half_points_of_white);

    std::vector<Tally> totals_;
    std::map<std::pair<int, int>, Tally> encounters_;
    std::map<std::pair<int, int>, Tally> by_color_;  // White first
    std::map<int, int> half_pairs_;  // by pair: half points of the lower-numbered player
    std::vector<std::map<Ending, int>> endings_;
    int games_ = 0;
};

}  // namespace adoube::arbiter
