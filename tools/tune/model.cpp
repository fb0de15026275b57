#include "tools/tune/model.h"

#include <cmath>

#include "engine/evaluation/evaluation.h"
#include "tools/tune/weight_fields.h"

namespace adoube::tune {

namespace {

[[nodiscard]] double evaluation_of(const Sample& sample, const Values& values) {
    double sum = sample.rest;
    for (const Count& count : sample.counts)
        sum += count.times * (sample.middlegame * values.middlegame[count.weight] +
                              sample.endgame * values.endgame[count.weight]);
    return sum;
}

[[nodiscard]] double expected_result(double evaluation, double steepness) {
    return 1.0 / (1.0 + std::exp(-steepness * evaluation));
}

// Adam (Kingma and Ba, 2014): each value has a pace of its own, by how steady its slope has been.
class Descent {
public:
    Descent(std::vector<double> start, double pull_back)
        : start_(std::move(start)),
          pull_back_(pull_back),
          mean_(start_.size()),
          square_(start_.size()) {}

    void step(std::vector<double>& values, const std::vector<double>& slopes, int number) {
        for (std::size_t index = 0; index < values.size(); ++index) {
            const double slope = slopes[index] + pull_back_ * (values[index] - start_[index]);
            mean_[index] = 0.9 * mean_[index] + 0.1 * slope;
            square_[index] = 0.999 * square_[index] + 0.001 * slope * slope;
            const double mean = mean_[index] / (1.0 - std::pow(0.9, number));
            const double square = square_[index] / (1.0 - std::pow(0.999, number));
            values[index] -= pace * mean / (std::sqrt(square) + 1e-12);
        }
    }

private:
    static constexpr double pace = 1.0;  // hundredths of a pawn a step, at most

    std::vector<double> start_;
    double pull_back_;
    std::vector<double> mean_;
    std::vector<double> square_;
};

[[nodiscard]] Values slopes_at(std::span<const Sample> samples, const Values& values,
                               double steepness) {
    Values slopes{std::vector<double>(values.middlegame.size()),
                  std::vector<double>(values.endgame.size())};
    const double scale = steepness / static_cast<double>(samples.size());
    for (const Sample& sample : samples) {
        const double error =
            expected_result(evaluation_of(sample, values), steepness) - sample.result;
        for (const Count& count : sample.counts) {
            const double slope = scale * error * count.times;
            slopes.middlegame[count.weight] += slope * sample.middlegame;
            slopes.endgame[count.weight] += slope * sample.endgame;
        }
    }
    return slopes;
}

}  // namespace

Values values_in(engine::Weights weights) {
    Values values;
    for (const engine::Tapered* const value : values_of(weights)) {
        values.middlegame.push_back(value->middlegame());
        values.endgame.push_back(value->endgame());
    }
    return values;
}

engine::Weights rounded(const Values& values) {
    engine::Weights weights = engine::standard_weights;
    std::size_t index = 0;
    for (engine::Tapered* const value : values_of(weights)) {
        *value = {static_cast<int>(std::lround(values.middlegame[index])),
                  static_cast<int>(std::lround(values.endgame[index]))};
        ++index;
    }
    return weights;
}

void trust_scores(std::span<Sample> samples, double steepness, double trust) {
    for (Sample& sample : samples) {
        if (!sample.score) continue;
        const double found = expected_result(*sample.score, steepness);
        sample.result = static_cast<float>(trust * found + (1.0 - trust) * sample.result);
    }
}

double error_of(std::span<const Sample> samples, const Values& values, double steepness) {
    double sum = 0.0;
    for (const Sample& sample : samples) {
        const double error =
            expected_result(evaluation_of(sample, values), steepness) - sample.result;
        sum += error * error;
    }
    return sum / static_cast<double>(samples.size());
}

double best_steepness(std::span<const Sample> samples, const Values& values) {
    double low = 0.0005;
    double high = 0.02;
    for (int step = 0; step < 25; ++step) {
        const double third = (high - low) / 3.0;
        if (error_of(samples, values, low + third) < error_of(samples, values, high - third))
            high -= third;
        else low += third;
    }
    return (low + high) / 2.0;
}

Values fitted(std::span<const Sample> samples, const Values& start, double steepness, double doubt,
              int steps) {
    Values values = start;
    // Half the square of the distance in doubts, as much as one of a thousand positions.
    const double pull_back = 1.0 / (1000.0 * doubt * doubt);
    Descent middlegame(start.middlegame, pull_back);
    Descent endgame(start.endgame, pull_back);
    for (int number = 1; number <= steps; ++number) {
        const Values slopes = slopes_at(samples, values, steepness);
        middlegame.step(values.middlegame, slopes.middlegame, number);
        endgame.step(values.endgame, slopes.endgame, number);
    }
    return values;
}

double error_of(std::span<const Sample> samples, const engine::Weights& weights, double steepness) {
    double sum = 0.0;
    for (const Sample& sample : samples) {
        const int tempo = sample.position.turn() == Color::white ? weights.tempo : -weights.tempo;
        const int evaluation = engine::explain(sample.position, weights).for_white + tempo;
        const double error = expected_result(evaluation, steepness) - sample.result;
        sum += error * error;
    }
    return sum / static_cast<double>(samples.size());
}

namespace {

// Leaves the value bigger or smaller by the size if the error is then less than it was, and gives
// the least.
template <class Error>
[[nodiscard]] double try_both_ways(int& value, int size, double least, Error error) {
    for (const int step : {size, -size}) {
        value += step;
        if (const double now = error(); now < least) return now;
        value -= step;
    }
    return least;
}

}  // namespace

engine::Weights with_bent_fitted(std::span<const Sample> samples, engine::Weights weights,
                                 double steepness) {
    const std::vector<int*> values = bent_values_of(weights);
    const auto error = [&] { return error_of(samples, weights, steepness); };
    double least = error();
    for (const int size : {16, 8, 4, 2})
        for (int* const value : values) least = try_both_ways(*value, size, least, error);
    return weights;
}

}  // namespace adoube::tune
