// The sequential probability ratio test: is the first player better by elo1, or only by elo0?
// The log-likelihood ratio is the generalised one: for each hypothesis the likeliest distribution
// of results under which it holds (Van den Bergh, "The generalized SPRT" and "Normalized Elo").
// The bayesian model knows single games only; its bounds are BayesElo, and the draw Elo of both
// hypotheses is that of the games seen (Coulom, "Bayesian Elo Rating").
#pragma once

#include <optional>

#include "arbiter/match/match_options.h"
#include "arbiter/match/rating.h"
#include "arbiter/match/standings.h"

namespace adoube::arbiter {

enum class Hypothesis : std::uint8_t { h0, h1 };

class Sprt {
public:
    explicit Sprt(const SprtOptions& options) : options_(options) {}

    // The bounds of the ratio at which a hypothesis is accepted.
    [[nodiscard]] double lower_bound() const;
    [[nodiscard]] double upper_bound() const;
    // 0 before the first result.
    [[nodiscard]] double log_likelihood_ratio(const Tally& tally) const;
    [[nodiscard]] std::optional<Hypothesis> accepted(const Tally& tally) const;

    [[nodiscard]] const SprtOptions& options() const { return options_; }

private:
    [[nodiscard]] Sample sample_of(const Tally& tally) const;

    SprtOptions options_;
};

}  // namespace adoube::arbiter
