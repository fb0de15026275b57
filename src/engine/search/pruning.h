// What the search leaves out, where it looks deeper, and why it may. None of these is a proof: each
// is a bet that is right so often that the time saved finds more than the bet loses. All are pure
// functions of small numbers; docs/search.md tells their story. Depths are plies left, margins
// hundredths of a pawn.
#pragma once

#include <algorithm>
#include <array>

#include "engine/score.h"

namespace adoube::engine::pruning {

// Reverse futility: so far above beta, with so little depth left, that no quiet answer of the
// opponent will bring the score down. Less margin where our position has been getting better.
[[nodiscard]] constexpr bool is_safely_above(Score evaluation, Score beta, int depth,
                                             bool improving) {
    return depth <= 8 && evaluation - 75 * (depth - (improving ? 1 : 0)) >= beta;
}

// Null move: if the opponent may move twice in a row and we are still above beta, a real move of
// ours will be too. How many plies less the proof is searched.
[[nodiscard]] constexpr int null_move_reduction(int depth, Score evaluation, Score beta) {
    return 4 + depth / 4 + std::clamp((evaluation - beta) / 180, 0, 3);
}
inline constexpr int null_move_least_depth = 3;

// ProbCut: a capture that beats beta by this much in a shallow search beats beta in a deep one.
inline constexpr int probcut_margin = 190;
inline constexpr int probcut_least_depth = 5;

// Internal iterative reduction: without a table move the ordering is poor, and a search that is a
// ply shallower finds one for the next time.
inline constexpr int unordered_least_depth = 4;

// Singular extension: a table move is singular if all others stay so far below its score in a
// search of half the depth, and doubly so if they stay below even that by the other margin.
[[nodiscard]] constexpr Score singular_margin(int depth) { return 2 * depth; }
inline constexpr Score doubly_singular_margin = 20;
inline constexpr int singular_least_depth = 7;

// Late move pruning: near the leaves, with good ordering, if so many moves have not helped the
// quiet ones after them will not either.
[[nodiscard]] constexpr int moves_worth_trying(int depth, bool improving) {
    return improving ? 4 + depth * depth : 3 + depth * depth / 2;
}
inline constexpr int late_move_most_depth = 8;

// Futility: a quiet move cannot lift a score that far below alpha in the depth left.
[[nodiscard]] constexpr bool is_futile(Score evaluation, Score alpha, int depth) {
    return depth <= 7 && evaluation + 110 + 90 * depth <= alpha;
}

// Exchange pruning: moves that lose this much material at once, more of it the deeper the search
// could show compensation.
[[nodiscard]] constexpr int tolerated_loss(int depth, bool quiet) {
    return quiet ? -22 * depth * depth : -90 * depth;
}
inline constexpr int exchange_most_depth = 9;

// History pruning: quiet moves that have failed again and again.
[[nodiscard]] constexpr bool has_always_failed(int history, int depth) {
    return depth <= 4 && history < -4000 * depth;
}

// Delta pruning in the quiescence search: not even the captured piece brings the score near alpha.
inline constexpr int delta_margin = 170;

namespace detail {

// The binary logarithm in 256ths, by repeated squaring: no floating point, so that every compiler
// gets the same table.
[[nodiscard]] constexpr int log2_in_256ths(int number) {
    int result = 0;
    auto scaled = static_cast<std::uint64_t>(number) << 16;
    while (scaled >= std::uint64_t{2} << 16) {
        scaled >>= 1;
        result += 256;
    }
    for (int bit = 128; bit > 0; bit /= 2) {
        scaled = scaled * scaled >> 16;
        if (scaled >= std::uint64_t{2} << 16) {
            scaled >>= 1;
            result += bit;
        }
    }
    return result;
}
static_assert(log2_in_256ths(1) == 0 && log2_in_256ths(8) == 768);

// By depth and number of the move, in 1024ths of a ply.
constexpr auto reduction_table() {
    std::array<std::array<int, 64>, 64> table{};
    for (int depth = 1; depth < 64; ++depth)
        for (int number = 1; number < 64; ++number)
            table[static_cast<std::size_t>(depth)][static_cast<std::size_t>(number)] =
                600 + log2_in_256ths(depth) * log2_in_256ths(number) / 300;
    return table;
}
inline constexpr auto reductions = reduction_table();

}  // namespace detail

// Late move reductions: moves that come late in a good ordering are first searched less deep, by
// so many 1024ths of a ply.
[[nodiscard]] constexpr int reduction(int depth, int number) {
    return detail::reductions[static_cast<std::size_t>(std::min(depth, 63))]
                             [static_cast<std::size_t>(std::min(number, 63))];
}

// A reduced move that comes out so far above alpha is not only to be confirmed: it is worth looking
// at a ply deeper than the others.
[[nodiscard]] constexpr bool is_big_surprise(Score score, Score alpha, int depth) {
    return score > alpha + 40 + 2 * depth;
}

// Once a move has raised alpha it is seldom bettered once more: the later ones get a ply less.
// Near the leaves there is none to spare, and far from them too much hangs on it.
[[nodiscard]] constexpr bool later_moves_get_less(int depth, Score raised) {
    return depth > 2 && depth < 12 && !is_decided(raised);
}

}  // namespace adoube::engine::pruning
