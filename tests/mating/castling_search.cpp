#include "castling_search.h"

#include <cstdint>
#include <map>
#include <set>
#include <vector>

#include "few_men_moves.h"

namespace adoube::helpmates {

namespace {

class CastlingSearch {
public:
    explicit CastlingSearch(const HelpmateTables& tables) : tables_(tables) {}

    [[nodiscard]] bool run(const Board& start) {
        meet(start);
        while (!waiting_.empty()) {
            const Board board = waiting_.back();
            waiting_.pop_back();
            if (is_mate(board) || leads_to_mate(board)) return true;
        }
        return false;
    }

private:
    // Differs for boards that differ, as long as the same men may be on them.
    [[nodiscard]] static std::uint64_t number_of(const Board& board) {
        std::uint64_t number = board.white_to_move ? 1 : 0;
        for (int i = 0; i < board.count; ++i) {
            const Man& man = board.men[static_cast<std::size_t>(i)];
            number =
                number * 256 + static_cast<unsigned char>(man.letter) * 2U + (man.white ? 1 : 0);
            number = number * 64 + static_cast<std::uint64_t>(man.square);
        }
        return number;
    }

    void meet(const Board& board) {
        if (met_[board.castling].insert(number_of(board)).second) waiting_.push_back(board);
    }

    [[nodiscard]] bool leads_to_mate(const Board& board) {
        return any_move(board, Moves::all, [&](const Board& next, int) {
            // Beside a king who may castle and his rook there are no two pawns: no en passant.
            if (next.castling == 0) return tables_.white_can_mate(next);
            meet(next);
            return false;
        });
    }

    const HelpmateTables& tables_;
    std::map<std::uint64_t, std::set<std::uint64_t>> met_{};  // by the rights that are left
    std::vector<Board> waiting_{};
};

}  // namespace

bool white_can_mate_castling(const HelpmateTables& tables, const Board& board) {
    return CastlingSearch(tables).run(board);
}

}  // namespace adoube::helpmates
