#include "engine/search/judge.h"

#include <algorithm>

#include "engine/evaluation/evaluation.h"

namespace adoube::engine {

namespace {

[[nodiscard]] bool has_bare_king(const Position& position) {
    return std::any_of(all_colors.begin(), all_colors.end(),
                       [&](Color color) { return !position.pieces(color).more_than_one(); });
}

[[nodiscard]] Score score_by_network(const Accumulator& accumulator, const Position& position) {
    const Color us = position.turn();
    const Score score = output(standard_network(), accumulator.of(us), accumulator.of(opponent(us)),
                               position.occupied().size());
    return std::clamp(faded(score, position), -known_score + 1, known_score - 1);
}

}  // namespace

// How a bare king is mated is a matter of method, which the hand-written evaluation has.
Score Judge::evaluate(const Position& position, int ply) {
    if (has_bare_king(position)) return engine::evaluate(position);
    const auto index = static_cast<std::size_t>(ply);
    Accumulator& accumulator = (*accumulators_)[index];
    accumulator.show(position, standard_network(), (*accumulators_)[index > 0 ? index - 1 : 0]);
    return score_by_network(accumulator, position);
}

}  // namespace adoube::engine
