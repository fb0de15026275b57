// Fits weights to samples: the expected result is a logistic curve of the evaluation, and the
// weights are moved down the slope of its error.
#pragma once

#include <span>
#include <vector>

#include "engine/evaluation/weights.h"
#include "tools/tune/samples.h"

namespace adoube::tune {

// The middlegame's and the endgame's values in the order of values_of().
struct Values {
    std::vector<double> middlegame;
    std::vector<double> endgame;
};

[[nodiscard]] Values values_in(engine::Weights weights);
[[nodiscard]] engine::Weights rounded(const Values& values);

// How steep the curve is for each hundredth of a pawn, so that these values fit best.
[[nodiscard]] double best_steepness(std::span<const Sample> samples, const Values& values);

// Makes what a search found count by so much of the result (`trust` from 0 to 1): a result is the
// truth with the noise of a whole game, a score is nearer to the position and may be wrong.
void trust_scores(std::span<Sample> samples, double steepness, double trust);

// The mean square of expected less real results.
[[nodiscard]] double error_of(std::span<const Sample> samples, const Values& values,
                              double steepness);

// So many steps with all samples. Games are few and weights are many: a weight that moves by
// `doubt` hundredths of a pawn has to be worth it in the results of many positions.
[[nodiscard]] Values fitted(std::span<const Sample> samples, const Values& start, double steepness,
                            double doubt, int steps);

// The same for the evaluation as the engine computes it with these weights.
[[nodiscard]] double error_of(std::span<const Sample> samples, const engine::Weights& weights,
                              double steepness);

// Fits what is no sum and so has no slope of its own: the pressure on kings and the initiative.
// Moves one weight after the other, by smaller and smaller steps, as long as the error falls.
[[nodiscard]] engine::Weights with_bent_fitted(std::span<const Sample> samples,
                                               engine::Weights weights, double steepness);

}  // namespace adoube::tune
