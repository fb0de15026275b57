#include "support/positions.h"

#include <algorithm>
#include <stdexcept>

#include "rules/legal_moves.h"

namespace adoube {

Position position_of(const Setup& setup) {
    const auto position = Position::from(setup);
    if (!position) throw std::logic_error("the test's set-up has faults");
    return *position;
}

Position after_moves(Position position, std::initializer_list<MoveRequest> moves) {
    for (const MoveRequest& request : moves) {
        const auto move = find_move(position, request);
        if (!move) throw std::logic_error("the test plays an illegal move");
        position = position.after(*move);
    }
    return position;
}

Setup with_en_passant(Setup setup, Square square) {
    setup.en_passant = square;
    return setup;
}

Setup with_right(Setup setup, Color color, Wing wing, File rook) {
    setup.castling.grant(color, wing, rook);
    return setup;
}

Bitboard targets(const Position& position, Square from) {
    Bitboard squares;
    for (const Move move : legal_moves_from(position, from)) squares |= move.to();
    return squares;
}

bool lists(const Position& position, Move wanted) {
    const MoveList moves = legal_moves(position);
    return std::find(moves.begin(), moves.end(), wanted) != moves.end();
}

}  // namespace adoube
