// The legal moves on a board of few men, see few_men_board.h.
#pragma once

#include <array>
#include <cstddef>

#include "few_men_board.h"

namespace adoube::helpmates {

enum class Moves { all, captures_and_promotions };

// Hands legal moves, en passant captures aside, to `visit` as the boards they lead to, until it
// returns true. A double step is told with the square that it passed, other moves with -1.
template <class Visit>
class Mover {
public:
    Mover(const Board& board, Moves moves, Visit& visit)
        : board_(board), moves_(moves), visit_(visit) {}

    bool run() {
        for (int i = 0; i < board_.count; ++i)
            if (board_.men[static_cast<std::size_t>(i)].white == board_.white_to_move && move(i))
                return true;
        return false;
    }

private:
    [[nodiscard]] const Man& man(int index) const {
        return board_.men[static_cast<std::size_t>(index)];
    }

    bool move(int index) {
        switch (man(index).letter) {
            case 'K': return leap(index, king_steps) || castle(index);
            case 'N': return leap(index, knight_steps);
            case 'P': return push(index) || take_with_pawn(index);
            default: return slide(index);
        }
    }

    bool leap(int index, const std::array<Step, 8>& steps) {
        for (const Step step : steps)
            if (const int to = stepped(man(index).square, step); to >= 0 && go(index, to))
                return true;
        return false;
    }

    bool castle(int king) {
        for (int i = 2; board_.castling != 0 && i < board_.count; ++i)
            if (man(i).white == man(king).white && (board_.castling & bit(man(i).square)) != 0 &&
                may_castle(king, i) && visit_(castled(king, i), -1))
                return true;
        return false;
    }

    struct Castled {
        int king = 0;
        int rook = 0;
    };
    [[nodiscard]] Castled places(int king, int rook) const {
        const int rank = 8 * rank_of(man(king).square);
        return man(rook).square > man(king).square ? Castled{rank + 6, rank + 5}
                                                   : Castled{rank + 2, rank + 3};
    }

    // Nobody else stands where king or rook pass or arrive, and no square on the king's way is
    // attacked, also not once the rook has left its place.
    [[nodiscard]] bool may_castle(int king, int rook) const {
        const Castled to = places(king, rook);
        const std::uint64_t both = bit(man(king).square) | bit(man(rook).square);
        const std::uint64_t kings_way = way(man(king).square, to.king);
        if (((kings_way | way(man(rook).square, to.rook)) & board_.occupied() & ~both) != 0)
            return false;
        for (int square = 0; square < 64; ++square)
            if ((kings_way & bit(square)) != 0 && is_attacked(board_, square, !man(king).white))
                return false;
        return !in_check(castled(king, rook), man(king).white);
    }

    // The squares of a rank from one to another, both included.
    [[nodiscard]] static std::uint64_t way(int from, int to) {
        std::uint64_t squares = bit(to);
        for (int square = from; square != to; square += from < to ? 1 : -1) squares |= bit(square);
        return squares;
    }

    [[nodiscard]] Board castled(int king, int rook) const {
        const Castled to = places(king, rook);
        Board next = board_;
        next.men[static_cast<std::size_t>(king)].square = to.king;
        next.men[static_cast<std::size_t>(rook)].square = to.rook;
        next.castling &= ~back_rank(man(king).white);
        next.white_to_move = !next.white_to_move;
        return next;
    }

    bool slide(int index) {
        for (const Step step : king_steps) {
            if (!slides_along(man(index).letter, step)) continue;
            for (int to = stepped(man(index).square, step); to >= 0; to = stepped(to, step)) {
                const bool met = board_.man_on(to) >= 0;
                if (go(index, to)) return true;
                if (met) break;
            }
        }
        return false;
    }

    bool push(int index) {
        const bool white = man(index).white;
        const int ahead = man(index).square + (white ? 8 : -8);
        if (board_.man_on(ahead) >= 0) return false;
        if (go(index, ahead)) return true;
        if (rank_of(man(index).square) != (white ? 1 : 6)) return false;
        const int further = ahead + (white ? 8 : -8);
        return board_.man_on(further) < 0 && go(index, further, ahead);
    }

    bool take_with_pawn(int index) {
        for (const int files : {-1, 1}) {
            const int to = stepped(man(index).square, {files, man(index).white ? 1 : -1});
            if (to >= 0 && board_.man_on(to) >= 0 && go(index, to)) return true;
        }
        return false;
    }

    bool go(int index, int to, int passed = -1) {
        const int met = board_.man_on(to);
        if (met >= 0 && man(met).white == board_.white_to_move) return false;
        const bool promotes = man(index).letter == 'P' && (rank_of(to) == 0 || rank_of(to) == 7);
        if (moves_ != Moves::all && met < 0 && !promotes) return false;
        const Board next = moved(board_, index, to);
        if (in_check(next, board_.white_to_move)) return false;
        return promotes ? promote(next, to) : visit_(next, passed);
    }

    bool promote(Board next, int square) {
        const auto pawn = static_cast<std::size_t>(next.man_on(square));
        for (const char letter : {'Q', 'R', 'B', 'N'}) {
            next.men[pawn].letter = letter;
            if (visit_(next, -1)) return true;
        }
        return false;
    }

    const Board& board_;
    Moves moves_;
    Visit& visit_;
};

template <class Visit>
bool any_move(const Board& board, Moves moves, Visit visit) {
    return Mover<Visit>(board, moves, visit).run();
}

[[nodiscard]] inline bool has_move(const Board& board) {
    return any_move(board, Moves::all, [](const Board&, int) { return true; });
}

// White has mated.
[[nodiscard]] inline bool is_mate(const Board& board) {
    return !board.white_to_move && in_check(board, false) && !has_move(board);
}

}  // namespace adoube::helpmates
