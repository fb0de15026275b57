#include "mating/mating.h"

#include "mating/closure.h"
#include "mating/mate_pattern.h"
#include "mating/material_proof.h"
#include "mating/reach.h"
#include "rules/legal_moves.h"

namespace adoube::mating {

namespace {

[[nodiscard]] Verdict cannot(Proof proof, std::size_t nodes) {
    return {Answer::cannot, {}, proof, nodes};
}

[[nodiscard]] std::optional<Proof> static_proof(const Position& position, Color color) {
    if (material_forbids_mate(position, color)) return Proof::material;
    if (!has_mate_pattern(Reach(position), color)) return Proof::walls;
    return std::nullopt;
}

[[nodiscard]] Verdict search(const Position& position, Color color, std::size_t budget) {
    if (position.occupied().size() > ExactKey::capacity) return {};
    Closure closure(position, color);
    switch (closure.run(budget)) {
        case Closure::Outcome::mate:
            return {Answer::can, closure.helpmate(), std::nullopt, closure.size()};
        case Closure::Outcome::exhausted: return cannot(Proof::exhausted, closure.size());
        case Closure::Outcome::out_of_budget: break;
    }
    return {Answer::unknown, {}, std::nullopt, closure.size()};
}

}  // namespace

Verdict can_mate(const Position& position, Color color, std::size_t budget) {
    if (!has_legal_move(position)) {
        const bool mated = position.in_check() && position.turn() != color;
        return mated ? Verdict{Answer::can, {}, std::nullopt, 1} : cannot(Proof::game_over, 1);
    }
    if (const auto proof = static_proof(position, color)) return cannot(*proof, 1);
    return search(position, color, budget);
}

Life life_of(const Position& position, std::size_t budget) {
    Life life = Life::dead;
    for (const Color color : all_colors) {
        const Answer answer = can_mate(position, color, budget).answer;
        if (answer == Answer::can) return Life::alive;
        if (answer == Answer::unknown) life = Life::unknown;
    }
    return life;
}

bool is_dead(const Position& position, std::size_t budget) {
    return life_of(position, budget) == Life::dead;
}

}  // namespace adoube::mating
