#include "game/judgement.h"

#include "mating/mating.h"
#include "rules/legal_moves.h"
#include "rules/material.h"

namespace adoube::game {

namespace {

constexpr int claimable_repetition = 3;  // 9.2
constexpr int final_repetition = 5;      // 9.6.1
constexpr int claimable_plies = 100;     // 9.3
constexpr int final_plies = 150;         // 9.6.2

[[nodiscard]] bool quiet_for(const Position& position, int plies) {
    return position.halfmove_clock() && *position.halfmove_clock() >= plies;
}

[[nodiscard]] Outcome judge_without_moves(const Position& position) {
    if (position.in_check()) return Outcome::won_by(opponent(position.turn()), Reason::checkmate);
    return Outcome::draw(Reason::stalemate);
}

// Where the proof does not come to an end, the opponent is taken to be able to mate.
[[nodiscard]] bool cannot_mate(const Position& position, Color color, bool exact) {
    if (cannot_mate_by_material(position, color)) return true;
    return exact &&
           mating::can_mate(position, color, mating::flag_budget).answer == mating::Answer::cannot;
}

}  // namespace

std::optional<Outcome> judge(const Position& position, int occurrences, const Options& options) {
    if (!has_legal_move(position)) return judge_without_moves(position);
    if (is_insufficient_material(position)) return Outcome::draw(Reason::insufficient_material);
    if (options.exact_dead_position && mating::is_dead(position))
        return Outcome::draw(Reason::dead_position);
    if (occurrences >= final_repetition) return Outcome::draw(Reason::fivefold);
    if (quiet_for(position, final_plies)) return Outcome::draw(Reason::seventy_five_move);
    if (options.draw_mode == DrawMode::fide) return std::nullopt;
    if (const auto reason = claim_on(position, occurrences)) return Outcome::draw(*reason);
    return std::nullopt;
}

std::optional<Reason> claim_on(const Position& position, int occurrences) {
    if (occurrences >= claimable_repetition) return Reason::threefold;
    if (quiet_for(position, claimable_plies)) return Reason::fifty_move;
    return std::nullopt;
}

Outcome judge_time_up(const Position& position, Color color, const Options& options) {
    if (cannot_mate(position, opponent(color), options.exact_dead_position))
        return Outcome::draw(Reason::timeout_vs_insufficient);
    return Outcome::won_by(opponent(color), Reason::time_loss);
}

}  // namespace adoube::game
