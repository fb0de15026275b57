#include "mating/mating.h"

#include <algorithm>
#include <utility>

#include "base/split_mix.h"
#include "mating/closure.h"
#include "mating/dash.h"
#include "mating/mate_pattern.h"
#include "mating/material_proof.h"
#include "mating/reach.h"
#include "rules/legal_moves.h"

namespace adoube::mating {

namespace {

[[nodiscard]] Verdict cannot(Proof proof, std::size_t nodes) {
    return {Answer::cannot, {}, proof, nodes};
}

// The answer for one position and color, asked for by the cheapest means first.
class Question {
public:
    Question(const Position& position, Color color, std::size_t budget)
        : position_(position), color_(color), budget_(budget) {}

    [[nodiscard]] Verdict answer() {
        if (!has_legal_move(position_)) return of_ended_game();
        if (material_forbids_mate(position_, color_)) return cannot(Proof::material, 1);
        if (auto line = dash(first_dashes, Whim::little)) return can(std::move(*line));
        if (!has_mate_pattern(Reach(position_), color_)) return cannot(Proof::walls, nodes_ + 1);
        if (Verdict near = by_closure(small_closure); near.answer != Answer::unknown) return near;
        if (auto line = dash(further_dashes, Whim::little)) return can(std::move(*line));
        if (auto line = dash(wild_dashes, Whim::much)) return can(std::move(*line));
        return by_closure(budget_);
    }

private:
    // Forced moves lead to few positions, and are seen at once.
    static constexpr std::size_t small_closure = 40;
    static constexpr int first_dashes = 2;
    static constexpr int further_dashes = 8;
    static constexpr int wild_dashes = 80;
    static constexpr std::size_t longest_dash = 90;

    [[nodiscard]] Verdict of_ended_game() const {
        const bool mates = position_.in_check() && position_.turn() != color_;
        return mates ? Verdict{Answer::can, {}, std::nullopt, 1} : cannot(Proof::game_over, 1);
    }

    [[nodiscard]] Verdict can(std::vector<Move> helpmate) const {
        return {Answer::can, std::move(helpmate), std::nullopt, nodes_};
    }

    [[nodiscard]] Verdict undecided() const { return {Answer::unknown, {}, std::nullopt, nodes_}; }

    [[nodiscard]] std::optional<std::vector<Move>> dash(int times, Whim whim) {
        for (int dashes = 0; dashes < times && nodes_ < budget_; ++dashes) {
            auto [helpmate, nodes] = dash_for_mate(
                position_, color_, std::min(longest_dash, budget_ - nodes_), whim, random_);
            nodes_ += nodes;
            if (helpmate) return helpmate;
        }
        return std::nullopt;
    }

    // Looks at no more than `limit` positions.
    [[nodiscard]] Verdict by_closure(std::size_t limit) {
        if (position_.occupied().size() > ExactKey::capacity || nodes_ >= budget_)
            return undecided();
        Closure closure(position_, color_);
        const auto outcome = closure.run(std::min(limit, budget_ - nodes_));
        nodes_ += closure.size();
        switch (outcome) {
            case Closure::Outcome::mate: return can(closure.helpmate());
            case Closure::Outcome::exhausted: return cannot(Proof::exhausted, nodes_);
            case Closure::Outcome::out_of_budget: break;
        }
        return undecided();
    }

    const Position& position_;
    const Color color_;
    const std::size_t budget_;
    std::size_t nodes_ = 0;
    SplitMix64 random_{0};  // the same position gets the same answer
};

}  // namespace

Verdict can_mate(const Position& position, Color color, std::size_t budget) {
    return Question(position, color, budget).answer();
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
