#include "engine/evaluation/evaluation.h"

#include <algorithm>

#include "engine/evaluation/terms.h"
#include "engine/evaluation/weights.h"

namespace adoube::engine {

namespace {

[[nodiscard]] int phase_of(const Position& position) {
    const int minors =
        (position.pieces(PieceType::knight) | position.pieces(PieceType::bishop)).size();
    const int phase = minors + 2 * position.pieces(PieceType::rook).size() +
                      4 * position.pieces(PieceType::queen).size();
    return std::min(phase, full_phase);
}

// A bare king is never better, whatever squares the others stand on.
[[nodiscard]] Color stronger_side(const Position& position, Tapered sum) {
    for (const Color color : all_colors)
        if (!position.pieces(opponent(color)).more_than_one()) return color;
    return sum.endgame() >= 0 ? Color::white : Color::black;
}

}  // namespace

Score faded(Score score, const Position& position) {
    const int clock = std::min(position.halfmove_clock().value_or(0), longest_clock);
    return score * (220 - clock) / 220;
}

Evaluation explain(const Position& position, const Weights& weights) {
    Evaluation evaluation;
    Facts facts(position, weights);
    const auto both = [&](std::size_t term, auto value_of) {
        for (const Color color : all_colors)
            evaluation.terms[term][index_of(color)] = value_of(color);
    };
    both(0, [&](Color color) { return material(facts, color); });
    both(1, [&](Color color) { return placement(facts, color); });
    both(2, [&](Color color) { return pieces(facts, color); });
    both(3, [&](Color color) { return pawn_structure(facts, color); });
    both(4, [&](Color color) { return passed_pawns(facts, color); });
    both(5, [&](Color color) { return king_safety(facts, color); });
    both(6, [&](Color color) { return threats(facts, color); });

    Tapered sum;
    for (const auto& term : evaluation.terms) sum += term[0] - term[1];
    const Color stronger = stronger_side(position, sum);
    evaluation.phase = phase_of(position);
    evaluation.chance = winning_chance(position, stronger);
    const int endgame =
        (sum.endgame() + initiative(facts, sum.endgame())) * evaluation.chance / full_chance;
    const int mixed =
        (sum.middlegame() * evaluation.phase + endgame * (full_phase - evaluation.phase)) /
        full_phase;
    const int hunt = mop_up(position, stronger);
    // In a hunt each step counts more than the clock, which would make what was seen earlier look
    // better than what is nearer to the mate.
    evaluation.for_white =
        hunt == 0 ? faded(mixed, position) : mixed + (stronger == Color::white ? hunt : -hunt);
    return evaluation;
}

Score evaluate(const Position& position) {
    const Evaluation evaluation = explain(position, standard_weights);
    const Score score =
        position.turn() == Color::white ? evaluation.for_white : -evaluation.for_white;
    return std::clamp(score + standard_weights.tempo, -known_score + 1, known_score - 1);
}

}  // namespace adoube::engine
