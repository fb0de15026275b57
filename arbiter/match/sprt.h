// The sequential probability ratio test: is the first player better by elo1, or only by elo0?
// The log-likelihood ratio is the generalised one: for each hypothesis the likeliest distribution
// of results under which it holds (Van den Bergh, "The generalized SPRT" and "Normalized Elo").
#pragma once

#include <optional>

#include "arbiter/match/match_options.h"
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
    SprtOptions options_;
};

}  // namespace adoube::arbiter
