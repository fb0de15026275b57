// How good a position looks without searching: material, where the pieces stand and what they
// attack, pawns, kings and threats. Whole numbers only, the same on every machine.
#pragma once

#include <array>
#include <string_view>

#include "engine/evaluation/tapered.h"
#include "engine/evaluation/weights.h"
#include "engine/score.h"
#include "rules/position.h"

namespace adoube::engine {

inline constexpr std::array<std::string_view, 7> term_names{
    "material", "placement", "pieces", "pawns", "passed pawns", "king safety", "threats"};

inline constexpr int full_phase = 24;   // all officers are on the board
inline constexpr int full_chance = 64;  // all of an endgame advantage can be won

struct Evaluation {
    std::array<std::array<Tapered, 2>, term_names.size()> terms{};  // by term, by color
    int phase = 0;             // up to full_phase, 0 without officers
    int chance = full_chance;  // the part of the endgame advantage that can be won
    Score for_white = 0;       // all terms together, and what needs no term: the bare king's way
};

// With the reasons, for people.
[[nodiscard]] Evaluation explain(const Position& position,
                                 const Weights& weights = standard_weights);

// For the side to move, which has a small advantage by having it. Below every known score, either
// way: however much is on the board, that is no mate.
[[nodiscard]] Score evaluate(const Position& position);

// Far into the fifty moves without progress an advantage is worth less.
[[nodiscard]] Score faded(Score score, const Position& position);

}  // namespace adoube::engine
