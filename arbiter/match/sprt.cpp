#include "arbiter/match/sprt.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace adoube::arbiter {
namespace {

// Results that have not occurred get a weight that moves nothing but keeps logarithms finite.
constexpr double weight_of_the_unseen = 1e-3;
constexpr int most_bisections = 200;
constexpr int most_iterations = 30;
constexpr double precision = 1e-9;

using Distribution = std::vector<Frequency>;  // counts are probabilities that sum to 1

struct Moments {
    double mean = 0;
    double deviation = 0;
};

[[nodiscard]] Distribution observed(const Sample& sample) {
    Distribution results = sample.results;
    double sum = 0;
    for (auto& result : results) {
        result.count = std::max(result.count, weight_of_the_unseen);
        sum += result.count;
    }
    for (auto& result : results) result.count /= sum;
    return results;
}

[[nodiscard]] Moments moments_of(const Distribution& distribution) {
    double mean = 0;
    for (const auto& result : distribution) mean += result.count * result.score;
    double variance = 0;
    for (const auto& result : distribution)
        variance += result.count * (result.score - mean) * (result.score - mean);
    return {mean, std::sqrt(variance)};
}

// The distribution that is likeliest to give the observed one while the mean of `offsets` is 0:
// p = q / (1 + t offset) with the t for which that mean vanishes.
[[nodiscard]] Distribution likeliest_with_zero_mean(const Distribution& seen,
                                                    const std::vector<double>& offsets) {
    const auto [lowest, highest] = std::minmax_element(offsets.begin(), offsets.end());
    double low = -1 / *highest;
    double high = -1 / *lowest;
    for (int i = 0; i < most_bisections && high - low > precision * precision; ++i) {
        const double middle = (low + high) / 2;
        double mean = 0;
        for (std::size_t k = 0; k < seen.size(); ++k)
            mean += seen[k].count * offsets[k] / (1 + middle * offsets[k]);
        (mean > 0 ? low : high) = middle;
    }
    Distribution fitted = seen;
    for (std::size_t k = 0; k < seen.size(); ++k)
        fitted[k].count = seen[k].count / (1 + (low + high) / 2 * offsets[k]);
    return fitted;
}

[[nodiscard]] Distribution likeliest_with_mean(const Distribution& seen, double mean) {
    std::vector<double> offsets;
    for (const auto& result : seen) offsets.push_back(result.score - mean);
    return likeliest_with_zero_mean(seen, offsets);
}

// The likeliest distribution with (mean - ½) / deviation = `ratio`. The condition is not linear,
// so it is made linear around the last distribution until nothing changes.
[[nodiscard]] Distribution likeliest_with_ratio(const Distribution& seen, double ratio) {
    Distribution fitted = seen;
    for (auto& result : fitted) result.count = 1.0 / static_cast<double>(seen.size());
    for (int i = 0; i < most_iterations; ++i) {
        const auto [mean, deviation] = moments_of(fitted);
        std::vector<double> offsets;
        for (const auto& result : seen) {
            const double standard = (result.score - mean) / deviation;
            offsets.push_back(result.score - 0.5 -
                              ratio * deviation * (1 + standard * standard) / 2);
        }
        const Distribution last = std::exchange(fitted, likeliest_with_zero_mean(seen, offsets));
        double change = 0;
        for (std::size_t k = 0; k < last.size(); ++k)
            change = std::max(change, std::abs(last[k].count - fitted[k].count));
        if (change < precision) break;
    }
    return fitted;
}

// Half a game of each result keeps the draw Elo of a one-sided sample finite.
constexpr double prior_of_each_result = 0.5;

struct Chances {
    double win = 0;
    double loss = 0;

    [[nodiscard]] double draw() const { return 1 - win - loss; }
};

[[nodiscard]] double logistic(double elo) { return 1 / (1 + std::pow(10.0, -elo / 400)); }

[[nodiscard]] double draw_elo_of(const Tally& tally) {
    const double games = tally.games() + 3 * prior_of_each_result;
    const double win = (tally.wins + prior_of_each_result) / games;
    const double loss = (tally.losses + prior_of_each_result) / games;
    return 200 * std::log10((1 - loss) / loss * (1 - win) / win);
}

[[nodiscard]] Chances chances(double elo, double draw_elo) {
    return {logistic(elo - draw_elo), logistic(-elo - draw_elo)};
}

[[nodiscard]] double bayesian_ratio(const Tally& tally, const SprtOptions& options) {
    const double draw_elo = draw_elo_of(tally);
    const Chances h0 = chances(options.elo0, draw_elo);
    const Chances h1 = chances(options.elo1, draw_elo);
    return tally.wins * std::log(h1.win / h0.win) + tally.losses * std::log(h1.loss / h0.loss) +
           tally.draws * std::log(h1.draw() / h0.draw());
}

[[nodiscard]] Distribution likeliest(const Distribution& seen, EloModel model, double elo,
                                     int games_per_unit) {
    if (model == EloModel::logistic) return likeliest_with_mean(seen, expected_score(elo));
    return likeliest_with_ratio(seen, elo / elo_per_sigma * std::sqrt(games_per_unit));
}

}  // namespace

double Sprt::lower_bound() const { return std::log(options_.beta / (1 - options_.alpha)); }
double Sprt::upper_bound() const { return std::log((1 - options_.beta) / options_.alpha); }

Sample Sprt::sample_of(const Tally& tally) const {
    return options_.pairs ? Sample::of(tally) : Sample::of_games(tally);
}

double Sprt::log_likelihood_ratio(const Tally& tally) const {
    if (options_.model == EloModel::bayesian) return bayesian_ratio(tally, options_);
    const Sample sample = sample_of(tally);
    if (sample.count() == 0) return 0;
    const Distribution seen = observed(sample);
    const auto fit = [&](double elo) {
        return likeliest(seen, options_.model, elo, sample.games_per_unit);
    };
    const Distribution h0 = fit(options_.elo0);
    const Distribution h1 = fit(options_.elo1);
    double ratio = 0;
    for (std::size_t k = 0; k < seen.size(); ++k)
        ratio += seen[k].count * std::log(h1[k].count / h0[k].count);
    return ratio * sample.count();
}

std::optional<Hypothesis> Sprt::accepted(const Tally& tally) const {
    const double ratio = log_likelihood_ratio(tally);
    if (ratio >= upper_bound()) return Hypothesis::h1;
    if (ratio <= lower_bound()) return Hypothesis::h0;
    return std::nullopt;
}

}  // namespace adoube::arbiter
