#include "few_men_board.h"

#include <cstdlib>

namespace adoube::helpmates {

namespace {

// What a slider needs to know to reach a square: the step, and the squares that must be empty.
struct Way {
    Step step{};
    std::uint64_t passed = 0;
    bool exists = false;
};

using Ways = std::array<std::array<Way, 64>, 64>;

[[nodiscard]] Ways all_ways() {
    Ways ways{};
    for (std::size_t from = 0; from < 64; ++from)
        for (const Step step : king_steps) {
            std::uint64_t passed = 0;
            for (int to = stepped(static_cast<int>(from), step); to >= 0; to = stepped(to, step)) {
                ways[from][static_cast<std::size_t>(to)] = {step, passed, true};
                passed |= bit(to);
            }
        }
    return ways;
}

[[nodiscard]] const Way& way_between(int from, int to) {
    static const Ways ways = all_ways();
    return ways[static_cast<std::size_t>(from)][static_cast<std::size_t>(to)];
}

}  // namespace

int stepped(int square, Step step) {
    const int file = file_of(square) + step.files;
    const int rank = rank_of(square) + step.ranks;
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : rank * 8 + file;
}

bool slides_along(char letter, Step step) {
    const bool straight = step.files == 0 || step.ranks == 0;
    return letter == 'Q' || letter == (straight ? 'R' : 'B');
}

bool attacks(const Board& board, const Man& man, int target) {
    const int files = file_of(target) - file_of(man.square);
    const int ranks = rank_of(target) - rank_of(man.square);
    if (files == 0 && ranks == 0) return false;
    switch (man.letter) {
        case 'K': return std::abs(files) <= 1 && std::abs(ranks) <= 1;
        case 'N': return std::abs(files * ranks) == 2;
        case 'P': return std::abs(files) == 1 && ranks == (man.white ? 1 : -1);
        default: break;
    }
    const Way& way = way_between(man.square, target);
    return way.exists && slides_along(man.letter, way.step) && (way.passed & board.occupied()) == 0;
}

bool is_attacked(const Board& board, int target, bool by_white) {
    for (int i = 0; i < board.count; ++i) {
        const Man& man = board.men[static_cast<std::size_t>(i)];
        if (man.white == by_white && attacks(board, man, target)) return true;
    }
    return false;
}

bool in_check(const Board& board, bool white) {
    return is_attacked(board, board.men[white ? 0 : 1].square, !white);
}

bool is_possible(const Board& board) {
    for (int i = 0; i < board.count; ++i) {
        const Man& man = board.men[static_cast<std::size_t>(i)];
        if (board.man_on(man.square) != i) return false;
        if (man.letter == 'P' && (rank_of(man.square) == 0 || rank_of(man.square) == 7))
            return false;
    }
    return !in_check(board, !board.white_to_move);
}

Board moved(Board board, int man, int to) {
    const int taken = board.man_on(to);
    Man& mover = board.men[static_cast<std::size_t>(man)];
    board.castling &= ~(bit(mover.square) | bit(to));
    if (mover.letter == 'K') board.castling &= ~back_rank(mover.white);
    mover.square = to;
    if (taken >= 0) {
        for (int i = taken; i + 1 < board.count; ++i)
            board.men[static_cast<std::size_t>(i)] = board.men[static_cast<std::size_t>(i) + 1];
        --board.count;
    }
    board.white_to_move = !board.white_to_move;
    return board;
}

}  // namespace adoube::helpmates
