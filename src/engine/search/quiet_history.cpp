#include "engine/search/quiet_history.h"

namespace adoube::engine {

namespace {

[[nodiscard]] Bitboard squares_attacked_by(Color color, const Position& position) {
    const Bitboard occupied = position.occupied();
    Bitboard attacked = pawn_attacks(color, position.pieces(color, PieceType::pawn)) |
                        king_attacks(position.king(color));
    for (const Square from : position.pieces(color, PieceType::knight))
        attacked |= knight_attacks(from);
    const Bitboard queens = position.pieces(color, PieceType::queen);
    for (const Square from : position.pieces(color, PieceType::bishop) | queens)
        attacked |= bishop_attacks(from, occupied);
    for (const Square from : position.pieces(color, PieceType::rook) | queens)
        attacked |= rook_attacks(from, occupied);
    return attacked;
}

}  // namespace

QuietHistory::QuietHistory(HistoryTables& tables, const Position& position,
                           const Continuations& continuations)
    : by_squares_(&tables.quiet_by_squares[index_of(position.turn())]),
      by_pawns_(&tables.of_quiets_by_pawns(position)),
      continuations_(continuations),
      attacked_(squares_attacked_by(opponent(position.turn()), position)) {}

// Flight from an attack, or a step into one, is another matter than the same move in peace.
std::int16_t& QuietHistory::by_squares(Move move) const {
    const std::size_t danger =
        (attacked_.contains(move.from()) ? 2U : 0U) + (attacked_.contains(move.to()) ? 1U : 0U);
    return (*by_squares_)[danger][index_of(move.from())][index_of(move.to())];
}

int QuietHistory::for_order(std::size_t piece, Move move) const {
    int sum = for_pruning(piece, move);
    if (const PieceToTable* const table = continuations_[2])
        sum += (*table)[piece][index_of(move.to())];
    return sum;
}

int QuietHistory::for_pruning(std::size_t piece, Move move) const {
    if (by_squares_ == nullptr) return 0;
    const std::size_t to = index_of(move.to());
    int sum = by_squares(move) + (*by_pawns_)[piece][to];
    for (const std::size_t index : {0U, 1U})
        if (const PieceToTable* const table = continuations_[index]) sum += (*table)[piece][to];
    return sum;
}

void QuietHistory::learn(std::size_t piece, Move move, int bonus) const {
    if (by_squares_ == nullptr) return;
    const std::size_t to = index_of(move.to());
    nudge(by_squares(move), bonus);
    nudge((*by_pawns_)[piece][to], bonus);
    for (PieceToTable* const table : continuations_)
        if (table != nullptr) nudge((*table)[piece][to], bonus);
}

}  // namespace adoube::engine
