#include "engine/evaluation/pawn_ending.h"

#include <cstdlib>

#include "rules/distance.h"

namespace adoube::engine {

namespace {

[[nodiscard]] int steps(int a, int b) {
    return steps_between(static_cast<Square>(a), static_cast<Square>(b));
}

[[nodiscard]] bool pawn_attacks(int pawn, int square) {
    return square / 8 == pawn / 8 + 1 && std::abs(square % 8 - pawn % 8) == 1;
}

}  // namespace

PawnEnding::PawnEnding() : won_(std::size_t{2} * 64 * 64 * 32) {
    for (int from = 0; from < 64; ++from)
        for (int to = 0; to < 64; ++to)
            if (steps(from, to) == 1) king_steps_[static_cast<std::size_t>(from)].push_back(to);
    // Steps lead to ranks that are done, so that each place of the pawn is a table of its own.
    for (int rank = 6; rank >= 1; --rank)
        for (int file = 0; file < 4; ++file)
            while (mark_more(rank * 8 + file)) {
            }
}

bool PawnEnding::is_legal(bool white_to_move, int king, int pawn, int black_king) {
    if (pawn < 8 || pawn >= 56 || king == pawn || black_king == pawn) return false;
    if (steps(king, black_king) < 2) return false;
    return !white_to_move || !pawn_attacks(pawn, black_king);
}

bool PawnEnding::white_wins(int king, int pawn, int black_king) const {
    for (const int to : king_steps(king))
        if (is_legal(false, to, pawn, black_king) && is_won(false, to, pawn, black_king))
            return true;
    const int step = pawn + 8;
    if (step == king || step == black_king) return false;
    if (step >= 56) return steps(black_king, step) > 1 || steps(king, step) == 1;
    if (is_won(false, king, step, black_king)) return true;
    const int double_step = pawn + 16;
    return pawn < 16 && double_step != king && double_step != black_king &&
           is_won(false, king, double_step, black_king);
}

// Without a move that saves him, and not stalemated.
bool PawnEnding::black_loses(int king, int pawn, int black_king) const {
    bool has_moved = false;
    for (const int to : king_steps(black_king)) {
        if (steps(to, king) < 2 || pawn_attacks(pawn, to)) continue;
        if (to == pawn) return false;  // taken, for the king does not cover it
        has_moved = true;
        if (!is_won(true, king, pawn, to)) return false;
    }
    return has_moved;
}

bool PawnEnding::mark_more(int pawn) {
    bool more = false;
    for (int king = 0; king < 64; ++king)
        for (int black_king = 0; black_king < 64; ++black_king)
            for (const bool white : {true, false}) {
                const std::size_t place = index(white, king, pawn, black_king);
                if (won_[place] || !is_legal(white, king, pawn, black_king)) continue;
                won_[place] = white ? white_wins(king, pawn, black_king)
                                    : black_loses(king, pawn, black_king);
                more |= won_[place];
            }
    return more;
}

const PawnEnding& pawn_ending() {
    static const PawnEnding table;
    return table;
}

}  // namespace adoube::engine
