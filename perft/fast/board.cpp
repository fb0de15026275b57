#include "perft/fast/board.h"

namespace adoube::perft {

namespace {

Men men_of(const Position& position, Color color) {
    const auto own = [&](PieceType type) { return position.pieces(color, type); };
    return {.pawns = own(PieceType::pawn),
            .knights = own(PieceType::knight),
            .diagonal = own(PieceType::bishop) | own(PieceType::queen),
            .straight = own(PieceType::rook) | own(PieceType::queen),
            .king = own(PieceType::king),
            .all = position.pieces(color)};
}

}  // namespace

Board board_of(const Position& position) {
    Board board;
    for (const Color color : all_colors) {
        board.of(color) = men_of(position, color);
        for (const Wing wing : all_wings)
            if (const auto rook = position.castling_rook(color, wing))
                board.castling_rooks |= *rook;
    }
    if (en_passant_is_pseudo_legal(position)) board.en_passant = *position.double_step_target();
    return board;
}

}  // namespace adoube::perft
