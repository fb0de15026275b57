// What results say about strength: Elo difference, normalized Elo, likelihood of superiority.
// Where the games are played in pairs, the variance is that of the pairs, since the two games of
// a pair depend on each other through their opening.
#pragma once

#include <optional>
#include <vector>

#include "arbiter/match/standings.h"

namespace adoube::arbiter {

// Elo points per unit of normalized score, 800 / ln 10.
inline constexpr double elo_per_sigma = 347.43558552260146;

// One of the results that a unit of play (a game, or a pair of games) can have.
struct Frequency {
    double score = 0;  // per game, 0 to 1
    double count = 0;
};

// The results of a tally as units of play: its pairs if it has any, else its games.
struct Sample {
    std::vector<Frequency> results;
    int games_per_unit = 1;

    [[nodiscard]] static Sample of(const Tally& tally);
    [[nodiscard]] static Sample of_games(const Tally& tally);
    [[nodiscard]] double count() const;
    [[nodiscard]] double mean() const;
    [[nodiscard]] double variance() const;  // of one unit
};

// A value with its 95 % error; absent where the sample says nothing (all games won, or none).
struct Estimate {
    double value = 0;
    std::optional<double> error{};
};

struct Rating {
    std::optional<Estimate> elo{};
    std::optional<Estimate> normalized_elo{};
    double likelihood_of_superiority = 0.5;
};

[[nodiscard]] Rating rate(const Tally& tally);
[[nodiscard]] Rating rate(const Sample& sample);

// The score that an Elo difference predicts, and the difference that a score (0 < score < 1)
// stands for.
[[nodiscard]] double expected_score(double elo);
[[nodiscard]] double elo_of_score(double score);

}  // namespace adoube::arbiter
