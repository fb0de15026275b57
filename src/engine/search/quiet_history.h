// What the history tables know of the quiet moves of one position. Several tables look at a move
// from different sides, and what they say is added up.
#pragma once

#include <array>

#include "engine/search/history_tables.h"

namespace adoube::engine {

class QuietHistory {
public:
    // By piece and target, after the last move, the one before it and the fourth last; may be null.
    using Continuations = std::array<PieceToTable*, 3>;

    // Knows nothing and learns nothing.
    QuietHistory() = default;
    // The tables must outlive it.
    QuietHistory(HistoryTables& tables, const Position& position,
                 const Continuations& continuations);

    // How promising a move of that piece (see piece_index) is, for the order of moves.
    [[nodiscard]] int for_order(std::size_t piece, Move move) const;
    // The same without the fourth last move, which says too little to leave moves out for it.
    [[nodiscard]] int for_pruning(std::size_t piece, Move move) const;

    // The move turned out well, or in vain if the bonus is negative.
    void learn(std::size_t piece, Move move, int bonus) const;

private:
    [[nodiscard]] std::int16_t& by_squares(Move move) const;

    HistoryTables::BySquares* by_squares_ = nullptr;
    PieceToTable* by_pawns_ = nullptr;
    Continuations continuations_{};
    Bitboard attacked_{};  // by the opponent
};

}  // namespace adoube::engine
