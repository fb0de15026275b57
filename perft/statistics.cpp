#include "perft/statistics.h"

#include "rules/legal_moves.h"

namespace adoube::perft {

namespace {

// Where the piece that moved stands afterwards; of a castling, both pieces count as moved.
Bitboard moved_pieces(const Position& position, Move move) {
    if (move.kind() != MoveKind::castle) return move.to();
    const Color us = position.turn();
    return {castled_king(us, wing_of(move)), castled_rook(us, wing_of(move))};
}

class Collector {
public:
    explicit Collector(const std::atomic<bool>* stop) : stop_(stop) {}

    // False if it was interrupted.
    bool visit(const Position& position, int depth) {
        if (stop_ != nullptr && stop_->load(std::memory_order_relaxed)) return false;
        for (const Move move : legal_moves(position)) {
            const Position next = position.after(move);
            if (depth == 1) note(position, move, next);
            else if (!visit(next, depth - 1)) return false;
        }
        return true;
    }

    [[nodiscard]] const Statistics& result() const { return sums_; }

private:
    void note(const Position& position, Move move, const Position& next) {
        ++sums_.nodes;
        sums_.captures += is_capture(position, move) ? 1U : 0U;
        sums_.en_passant += move.kind() == MoveKind::en_passant ? 1U : 0U;
        sums_.castles += move.kind() == MoveKind::castle ? 1U : 0U;
        sums_.promotions += move.is_promotion() ? 1U : 0U;
        if (next.in_check()) note_check(next, moved_pieces(position, move));
    }

    void note_check(const Position& next, Bitboard moved) {
        ++sums_.checks;
        const bool is_double = next.checkers().more_than_one();
        if (is_double) ++sums_.double_checks;
        else if ((next.checkers() - moved).any()) ++sums_.discovered_checks;
        if (!has_legal_move(next)) ++sums_.mates;
    }

    const std::atomic<bool>* stop_;
    Statistics sums_;
};

}  // namespace

Expected<Statistics, Unfinished> statistics(const Position& position, int depth,
                                            const std::atomic<bool>* stop) {
    if (depth == 0) return Statistics{.nodes = 1};
    Collector collector(stop);
    if (!collector.visit(position, depth)) return Failure{Unfinished::interrupted};
    return collector.result();
}

}  // namespace adoube::perft
