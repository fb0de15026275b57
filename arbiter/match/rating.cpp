#include "arbiter/match/rating.h"

#include <cmath>
#include <numbers>

namespace adoube::arbiter {
namespace {

constexpr double quantile_95 = 1.959963984540054;  // of the normal distribution, two-sided

[[nodiscard]] double number(int count) { return static_cast<double>(count); }

[[nodiscard]] double normal_cdf(double z) { return 0.5 * std::erfc(-z / std::numbers::sqrt2); }

[[nodiscard]] std::optional<Estimate> estimate_elo(double mean, double deviation_of_mean) {
    if (mean <= 0 || mean >= 1) return std::nullopt;
    const double low = mean - quantile_95 * deviation_of_mean;
    const double high = mean + quantile_95 * deviation_of_mean;
    Estimate estimate{elo_of_score(mean)};
    if (low > 0 && high < 1) estimate.error = (elo_of_score(high) - elo_of_score(low)) / 2;
    return estimate;
}

// Without any variance there is no telling by how much one is better, only who is.
[[nodiscard]] double superiority_without_variance(double mean) {
    if (mean == 0.5) return 0.5;
    return mean > 0.5 ? 1 : 0;
}

}  // namespace

Sample Sample::of(const Tally& tally) {
    if (tally.pair_count() == 0) return of_games(tally);
    Sample sample{{}, 2};
    for (std::size_t i = 0; i < tally.pairs.size(); ++i)
        sample.results.push_back({static_cast<double>(i) / 4, number(tally.pairs[i])});
    return sample;
}

Sample Sample::of_games(const Tally& tally) {
    return {{{0, number(tally.losses)}, {0.5, number(tally.draws)}, {1, number(tally.wins)}}, 1};
}

double Sample::count() const {
    double sum = 0;
    for (const auto& result : results) sum += result.count;
    return sum;
}

double Sample::mean() const {
    double sum = 0;
    for (const auto& result : results) sum += result.count * result.score;
    return sum / count();
}

double Sample::variance() const {
    const double center = mean();
    double sum = 0;
    for (const auto& result : results)
        sum += result.count * (result.score - center) * (result.score - center);
    return sum / count();
}

Rating rate(const Tally& tally) { return rate(Sample::of(tally)); }

Rating rate(const Sample& sample) {
    Rating rating;
    if (sample.count() == 0) return rating;
    const double mean = sample.mean();
    const double deviation = std::sqrt(sample.variance());
    const double deviation_of_mean = deviation / std::sqrt(sample.count());
    rating.elo = estimate_elo(mean, deviation_of_mean);
    if (deviation == 0) {
        rating.likelihood_of_superiority = superiority_without_variance(mean);
        return rating;
    }
    const double per_game = deviation * std::sqrt(sample.games_per_unit);
    rating.normalized_elo = Estimate{(mean - 0.5) / per_game * elo_per_sigma,
                                     quantile_95 * deviation_of_mean / per_game * elo_per_sigma};
    rating.likelihood_of_superiority = normal_cdf((mean - 0.5) / deviation_of_mean);
    return rating;
}

double expected_score(double elo) { return 1 / (1 + std::pow(10.0, -elo / 400)); }

double elo_of_score(double score) { return 400 * std::log10(score / (1 - score)); }

}  // namespace adoube::arbiter
