#include "mating/closure.h"

#include <algorithm>

#include "mating/mate_pattern.h"
#include "mating/material_proof.h"
#include "mating/reach.h"
#include "rules/legal_moves.h"

namespace adoube::mating {

namespace {

[[nodiscard]] bool changes_the_structure(const Position& position, Move move) {
    return position.type_at(move.from()) == PieceType::pawn || is_capture(position, move);
}

[[nodiscard]] bool is_hopeless(const Position& position, Color winner) {
    return material_forbids_mate(position, winner) || !has_mate_pattern(Reach(position), winner);
}

}  // namespace

Closure::Closure(const Position& position, Color winner)
    : winner_(winner), states_(ExactKey(position)), waiting_(bucket_count) {
    wait(0, mate_distance(position, winner));
}

Closure::Outcome Closure::run(std::size_t budget) {
    while (const auto id = next_waiting()) {
        if (states_.size() >= budget) return Outcome::out_of_budget;
        if (expand(*id)) return Outcome::mate;
    }
    return Outcome::exhausted;
}

bool Closure::expand(Id id) {
    const Position position = states_[id].key.position();
    for (const Move move : legal_moves(position)) {
        const Position next = position.after(move);
        if (next.turn() != winner_ && is_checkmate(next)) {
            helpmate_ = states_.line_to(id);
            helpmate_.push_back(move);
            return true;
        }
        meet(position, move, next, id);
    }
    return false;
}

void Closure::meet(const Position& before, Move move, const Position& next, Id parent) {
    const auto id = states_.add(ExactKey(next), parent, move);
    if (!id) return;
    if (changes_the_structure(before, move) && is_hopeless(next, winner_)) return;
    wait(*id, mate_distance(next, winner_));
}

void Closure::wait(Id id, int distance) {
    const std::size_t rank = std::min<std::size_t>(
        bucket_count - 1, static_cast<std::size_t>(4 * distance) + states_[id].depth);
    waiting_[rank].push_back(id);
    first_bucket_ = std::min(first_bucket_, rank);
}

std::optional<Closure::Id> Closure::next_waiting() {
    while (first_bucket_ < bucket_count && waiting_[first_bucket_].empty()) ++first_bucket_;
    if (first_bucket_ == bucket_count) return std::nullopt;
    const Id id = waiting_[first_bucket_].back();
    waiting_[first_bucket_].pop_back();
    return id;
}

}  // namespace adoube::mating
