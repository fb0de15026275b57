#include "support/slow_closure.h"

#include <deque>
#include <string>
#include <unordered_set>

#include "support/slow_rules.h"

namespace adoube::slow_rules {

namespace {

// All that the future depends on, as text.
[[nodiscard]] std::string written(const Setup& setup) {
    std::string text(1, setup.turn == Color::white ? 'w' : 'b');
    for (const auto& piece : setup.board)
        text += piece ? static_cast<char>('A' + 2 * index_of(piece->type) + index_of(piece->color))
                      : '.';
    for (const Color color : all_colors)
        for (const Wing wing : all_wings) text += setup.castling.has(color, wing) ? '1' : '0';
    if (setup.en_passant && can_take_en_passant(setup))
        text += static_cast<char>('0' + index_of(file_of(*setup.en_passant)));
    return text;
}

class Search {
public:
    explicit Search(Color winner) : winner_(winner) {}

    void meet(const Setup& setup) {
        if (met_.insert(written(setup)).second) waiting_.push_back(setup);
    }

    [[nodiscard]] ClosureResult run(std::size_t limit) {
        for (; !waiting_.empty(); waiting_.pop_front()) {
            if (met_.size() > limit) return {Closure::too_large, met_.size()};
            if (expand(waiting_.front())) return {Closure::has_mate, met_.size()};
        }
        return {Closure::has_none, met_.size()};
    }

private:
    // True if the position is a mate by the winner.
    [[nodiscard]] bool expand(const Setup& setup) {
        const auto moves = legal_moves(setup);
        for (const Move move : moves) meet(after(setup, move));
        return moves.empty() && setup.turn != winner_ && king_attacked(setup, setup.turn);
    }

    Color winner_;
    std::unordered_set<std::string> met_;
    std::deque<Setup> waiting_;
};

}  // namespace

ClosureResult close(const Setup& start, Color winner, std::size_t limit) {
    Search search(winner);
    search.meet(start);
    return search.run(limit);
}

}  // namespace adoube::slow_rules
