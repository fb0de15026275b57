// Scores of the search: hundredths of a pawn for the side to move, and mates by their distance.
#pragma once

#include <cstdint>

#include "rules/tablebase.h"

namespace adoube::engine {

using Score = int;

// Plies without progress, after which the game is drawn unless there is a mate on the board
// (Articles 9.3 and 9.6.2).
inline constexpr int longest_clock = 100;

// No line is searched deeper than this, counted from the root.
inline constexpr int max_ply = 120;

inline constexpr Score draw_score = 0;
inline constexpr Score mate_score = 32'000;
inline constexpr Score infinite_score = 32'001;
// Scores beyond this, either way, are mates that the search has seen.
inline constexpr Score decided_score = mate_score - 2 * max_ply;

// The side to move is mated, or mates, so many plies from the root.
[[nodiscard]] constexpr Score mated_in(int plies) { return plies - mate_score; }
[[nodiscard]] constexpr Score mate_in(int plies) { return mate_score - plies; }

[[nodiscard]] constexpr bool is_win(Score score) { return score >= decided_score; }
[[nodiscard]] constexpr bool is_loss(Score score) { return score <= -decided_score; }
[[nodiscard]] constexpr bool is_decided(Score score) { return is_win(score) || is_loss(score); }

// Endgame tables know who wins, but not how long it takes: less than any mate, more than any
// advantage. Scores of at least `known_score`, either way, shrink with the distance from the root.
inline constexpr Score tablebase_win_score = 20'000;
inline constexpr Score known_score = tablebase_win_score - 2 * max_ply;

// A position that many plies from the root that the tables call won for the side to move.
[[nodiscard]] constexpr Score tablebase_win_in(int plies) { return tablebase_win_score - plies; }

// Of a position that many plies from the root, by what tables say of it; a win that takes more than
// fifty moves is a draw.
[[nodiscard]] constexpr Score tablebase_score(TableValue value, int plies) {
    if (value == TableValue::win) return tablebase_win_in(plies);
    return value == TableValue::loss ? -tablebase_win_in(plies) : draw_score;
}

// Moves up to the mate as UCI counts them: positive for the side that mates, negative for the one
// that is mated. The score must be decided.
[[nodiscard]] constexpr int moves_to_mate(Score score) {
    return score > 0 ? (mate_score - score + 1) / 2 : -(mate_score + score) / 2;
}
static_assert(moves_to_mate(mate_in(1)) == 1 && moves_to_mate(mate_in(3)) == 2);
static_assert(moves_to_mate(mated_in(0)) == 0 && moves_to_mate(mated_in(2)) == -1);

// The transposition table keeps mates and known wins by their distance from the stored position,
// for that is the same on whatever way the position is reached.
[[nodiscard]] constexpr Score to_table(Score score, int ply) {
    if (score >= known_score) return score + ply;
    return score <= -known_score ? score - ply : score;
}
[[nodiscard]] constexpr Score from_table(Score score, int ply) {
    if (score >= known_score) return score - ply;
    return score <= -known_score ? score + ply : score;
}
static_assert(from_table(to_table(mate_in(7), 4), 2) == mate_in(5));
static_assert(from_table(to_table(tablebase_win_in(7), 4), 2) == tablebase_win_in(5));

enum class Bound : std::uint8_t { none, upper, lower, exact };

// True if a score that is only a bound says that the real one is on its side of beta.
[[nodiscard]] constexpr bool answers(Bound bound, Score score, Score beta) {
    return bound == Bound::exact || bound == (score >= beta ? Bound::lower : Bound::upper);
}

// What a node has to find out: is its score above alpha, and if so, what is it up to beta?
struct Window {
    Score alpha = -infinite_score;
    Score beta = infinite_score;

    // A window without room asks a yes-or-no question: is the score above alpha?
    [[nodiscard]] constexpr bool is_null() const { return beta - alpha == 1; }
    // The same window as the opponent sees it.
    [[nodiscard]] constexpr Window reversed() const { return {-beta, -alpha}; }
};

[[nodiscard]] constexpr Window null_window_above(Score alpha) { return {alpha, alpha + 1}; }

}  // namespace adoube::engine
