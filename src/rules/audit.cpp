#include "rules/audit.h"

#include "rules/attacks.h"
#include "rules/setup_attacks.h"

namespace adoube {

namespace {

[[nodiscard]] bool holds(const Setup& setup, Square square, Color color, PieceType type) {
    return setup.at(square) == Piece{color, type};
}

// The kings' faults; adjacency and checks can only be judged with exactly one king each.
[[nodiscard]] PositionFaults audit_kings(const Setup& setup) {
    PositionFaults faults;
    const Bitboard white = squares_of(setup, Piece{Color::white, PieceType::king});
    const Bitboard black = squares_of(setup, Piece{Color::black, PieceType::king});
    if (white.empty()) faults.add(PositionFault::white_king_missing);
    if (black.empty()) faults.add(PositionFault::black_king_missing);
    if (white.more_than_one()) faults.add(PositionFault::too_many_white_kings);
    if (black.more_than_one()) faults.add(PositionFault::too_many_black_kings);
    if (!faults.empty()) return faults;

    const Square waiting = setup.turn == Color::white ? black.first() : white.first();
    if (king_attacks(white.first()).contains(black.first())) {
        faults.add(PositionFault::kings_adjacent);
    } else if (attackers(setup, waiting, setup.turn).any()) {
        faults.add(PositionFault::opponent_in_check);
    }
    return faults;
}

[[nodiscard]] bool pawn_on_back_rank(const Setup& setup) {
    for (const Square square : back_ranks)
        if (setup.at(square) && setup.at(square)->type == PieceType::pawn) return true;
    return false;
}

}  // namespace

bool castling_in_place(const Setup& setup, Color color, Wing wing) {
    const auto rook_file = setup.castling.rook_file(color, wing);
    if (!rook_file) return false;
    if (!holds(setup, square_at(*rook_file, back_rank(color)), color, PieceType::rook))
        return false;
    const Bitboard kings =
        squares_of(setup, Piece{color, PieceType::king}) & squares_of(back_rank(color));
    if (kings.empty()) return false;
    const File king_file = file_of(kings.first());
    return wing == Wing::kingside ? *rook_file > king_file : *rook_file < king_file;
}

bool en_passant_possible(const Setup& setup) {
    if (!setup.en_passant) return true;
    const Square target = *setup.en_passant;
    const Color mover = opponent(setup.turn);
    if (rank_of(target) != relative_rank(mover, Rank::r3)) return false;
    return !setup.at(target) && !setup.at(behind(mover, target)) &&
           holds(setup, in_front_of(mover, target), mover, PieceType::pawn);
}

PositionFaults audit(const Setup& setup) {
    PositionFaults faults = audit_kings(setup);
    if (pawn_on_back_rank(setup)) faults.add(PositionFault::pawn_on_back_rank);
    for (const Color color : all_colors)
        for (const Wing wing : all_wings)
            if (setup.castling.has(color, wing) && !castling_in_place(setup, color, wing))
                faults.add(PositionFault::castling_impossible);
    if (!en_passant_possible(setup)) faults.add(PositionFault::en_passant_impossible);
    return faults;
}

Setup without_impossible_rights(Setup setup) {
    for (const Color color : all_colors)
        for (const Wing wing : all_wings)
            if (!castling_in_place(setup, color, wing)) setup.castling.revoke(color, wing);
    if (!en_passant_possible(setup)) setup.en_passant.reset();
    return setup;
}

}  // namespace adoube
