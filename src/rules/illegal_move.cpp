#include "rules/illegal_move.h"

#include "rules/castling_way.h"
#include "rules/legal_moves.h"

namespace adoube {

namespace {

using Judgement = Expected<Move, IllegalMove>;

// The wing that a king's move from `from` to `to` asks to castle on, if it asks for that: he goes
// to an own rook, or to his castling square by a step that no king can make otherwise.
[[nodiscard]] std::optional<Wing> asked_castling(const Position& position, Square from, Square to) {
    const Color us = position.turn();
    if (!position.pieces(us, PieceType::king).contains(from)) return std::nullopt;
    for (const Wing wing : all_wings)
        if (position.castling_rook(us, wing) == to) return wing;
    if (rank_of(from) != back_rank(us) || king_attacks(from).contains(to)) return std::nullopt;
    for (const Wing wing : all_wings)
        if (to == castled_king(us, wing) && from != to) return wing;
    return std::nullopt;
}

// A king that takes an own rook with which it may not castle, right lost or never had.
[[nodiscard]] bool takes_own_rook_on_back_rank(const Position& position, Square from, Square to) {
    const Color us = position.turn();
    return position.pieces(us, PieceType::king).contains(from) &&
           position.pieces(us, PieceType::rook).contains(to) && rank_of(from) == back_rank(us) &&
           rank_of(to) == back_rank(us);
}

// Articles 3.2 to 3.7: how the piece moves on a board without other pieces, captures of pawns
// needing something to take.
[[nodiscard]] Bitboard unobstructed(const Position& position, Square from) {
    const Color us = position.turn();
    const PieceType type = position.type_at(from);
    if (type != PieceType::pawn) return attacks(type, from, {});
    const Bitboard step = forward(us, from);
    const Bitboard third_rank = squares_of(relative_rank(us, Rank::r3));
    return step | forward(us, step & third_rank) |
           (pawn_attacks(us, from) & position.pieces(opponent(us)));
}

// A pawn asks to capture beside it a pawn that it could have taken only at once, if at all.
[[nodiscard]] bool looks_like_late_en_passant(const Position& position, Square from, Square to) {
    const Color us = position.turn();
    if (position.type_at(from) != PieceType::pawn || !pawn_attacks(us, from).contains(to))
        return false;
    if (rank_of(to) != relative_rank(us, Rank::r6) || position.occupied().contains(to))
        return false;
    return position.pieces(opponent(us), PieceType::pawn).contains(behind(us, to));
}

// True if nothing stands where the piece has to pass, or where a pawn has to step.
[[nodiscard]] bool way_is_free(const Position& position, Square from, Square to) {
    if ((between(from, to) & position.occupied()).any()) return false;
    const bool pawn_step =
        position.type_at(from) == PieceType::pawn && file_of(from) == file_of(to);
    return !pawn_step || !position.occupied().contains(to);
}

// What is wrong with the squares alone; nothing if only the king's safety can forbid the move.
[[nodiscard]] std::optional<IllegalMove> fault_of_squares(const Position& position, Square from,
                                                          Square to) {
    const Bitboard own = position.pieces(position.turn());
    if (!position.occupied().contains(from)) return IllegalMove::no_piece;
    if (!own.contains(from)) return IllegalMove::not_your_piece;
    if (own.contains(to)) return IllegalMove::own_piece_on_target;
    if (unobstructed(position, from).contains(to)) {
        if (!way_is_free(position, from, to)) return IllegalMove::path_blocked;
        return std::nullopt;
    }
    if (looks_like_late_en_passant(position, from, to)) {
        if (position.double_step_target() == to) return std::nullopt;
        return IllegalMove::en_passant_too_late;
    }
    return IllegalMove::piece_cannot_move_so;
}

[[nodiscard]] IllegalMove fault_of_king_safety(const Position& position, Square from) {
    const bool king_moves = position.type_at(from) == PieceType::king;
    return position.in_check() && !king_moves && !position.pinned().contains(from)
               ? IllegalMove::does_not_answer_check
               : IllegalMove::leaves_king_in_check;
}

// Chooses among the legal moves from one square to another by what is said of a promotion.
[[nodiscard]] Judgement chosen_by_promotion(Move move, const MoveRequest& request) {
    if (!move.is_promotion()) {
        if (request.promotion) return Failure{IllegalMove::promotion_not_allowed};
        return move;
    }
    if (!request.promotion) return Failure{IllegalMove::promotion_missing};
    if (*request.promotion == PieceType::pawn || *request.promotion == PieceType::king)
        return Failure{IllegalMove::promotion_not_allowed};
    return Move{move.from(), move.to(), promotion_to(*request.promotion)};
}

}  // namespace

std::string_view name_of(IllegalMove reason) {
    switch (reason) {
        case IllegalMove::no_piece: return "noPiece";
        case IllegalMove::not_your_piece: return "notYourPiece";
        case IllegalMove::own_piece_on_target: return "ownPieceOnTarget";
        case IllegalMove::piece_cannot_move_so: return "pieceCannotMoveSo";
        case IllegalMove::path_blocked: return "pathBlocked";
        case IllegalMove::leaves_king_in_check: return "leavesKingInCheck";
        case IllegalMove::does_not_answer_check: return "doesNotAnswerCheck";
        case IllegalMove::castling_right_lost: return "castlingRightLost";
        case IllegalMove::castling_path_blocked: return "castlingPathBlocked";
        case IllegalMove::castling_out_of_check: return "castlingOutOfCheck";
        case IllegalMove::castling_through_check: return "castlingThroughCheck";
        case IllegalMove::castling_into_check: return "castlingIntoCheck";
        case IllegalMove::en_passant_too_late: return "enPassantTooLate";
        case IllegalMove::promotion_missing: return "promotionMissing";
        case IllegalMove::promotion_not_allowed: return "promotionNotAllowed";
    }
    return "";
}

Expected<Move, IllegalMove> find_move(const Position& position, const MoveRequest& request) {
    if (const auto wing = asked_castling(position, request.from, request.to)) {
        if (request.promotion) return Failure{IllegalMove::promotion_not_allowed};
        return find_castling(position, *wing);
    }
    if (takes_own_rook_on_back_rank(position, request.from, request.to))
        return Failure{IllegalMove::castling_right_lost};
    if (const auto fault = fault_of_squares(position, request.from, request.to))
        return Failure{*fault};
    for (const Move move : legal_moves_from(position, request.from))
        if (move.to() == request.to && move.kind() != MoveKind::castle)
            return chosen_by_promotion(move, request);
    return Failure{fault_of_king_safety(position, request.from)};
}

Expected<Move, IllegalMove> find_castling(const Position& position, Wing wing) {
    const Color us = position.turn();
    const auto rook = position.castling_rook(us, wing);
    if (!rook) return Failure{IllegalMove::castling_right_lost};
    const Square king = position.king(us);
    const Square king_to = castled_king(us, wing);
    const CastlingWay way = castling_way(us, wing, king, *rook);
    const Bitboard others = position.occupied() ^ king ^ *rook;
    if (((way.king | way.rook) & others).any()) return Failure{IllegalMove::castling_path_blocked};
    if (position.in_check()) return Failure{IllegalMove::castling_out_of_check};
    const auto attacked = [&](Square square) {
        return position.attackers(square, opponent(us), others).any();
    };
    for (const Square square : way.king - Bitboard{king_to})
        if (attacked(square)) return Failure{IllegalMove::castling_through_check};
    if (attacked(king_to)) return Failure{IllegalMove::castling_into_check};
    return Move{king, *rook, MoveKind::castle};
}

}  // namespace adoube
