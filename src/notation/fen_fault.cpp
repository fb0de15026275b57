// The faults of FEN in words and by name.
#include "notation/fen.h"

namespace adoube::fen {

bool is_mendable(Fault fault) { return fault >= Fault::castling_field_missing; }

std::string_view describe(Fault fault) {
    switch (fault) {
        case Fault::empty_text: return "there is no text";
        case Fault::unknown_piece: return "not a piece letter, a digit 1 to 8 or a slash";
        case Fault::rank_too_long: return "a rank has more than 8 squares";
        case Fault::rank_too_short: return "a rank has fewer than 8 squares";
        case Fault::too_few_ranks: return "there are fewer than 8 ranks";
        case Fault::too_many_ranks: return "there are more than 8 ranks";
        case Fault::unknown_color: return "the side to move must be w or b";
        case Fault::unknown_castling_right:
            return "not a castling right: expected K, Q, k, q or a rook's file, or -";
        case Fault::unknown_en_passant_square:
            return "not an en passant square: expected a square or -";
        case Fault::en_passant_on_wrong_rank:
            return "an en passant square is on rank 3 or 6, behind the pawn";
        case Fault::halfmove_clock_not_a_number: return "the halfmove clock must be a number";
        case Fault::fullmove_number_not_a_number: return "the move number must be a number";
        case Fault::too_many_fields: return "a FEN has six fields; this is one more";
        case Fault::castling_field_missing: return "the castling field is missing";
        case Fault::en_passant_field_missing: return "the en passant field is missing";
        case Fault::halfmove_clock_missing: return "the halfmove clock is missing";
        case Fault::fullmove_number_missing: return "the move number is missing";
        case Fault::fullmove_number_zero: return "move numbers begin with 1";
        case Fault::adjacent_digits: return "two digits stand side by side";
        case Fault::extra_spaces: return "fields are separated by one space";
        case Fault::castling_out_of_order: return "castling rights are written in the order KQkq";
        case Fault::castling_duplicated: return "a castling right is given twice";
        case Fault::castling_styles_mixed:
            return "castling letters KQkq and rooks' files are mixed";
        case Fault::counter_too_large: return "the counter is larger than any game is long";
    }
    return "";
}

std::string_view describe(PositionFault fault) {
    switch (fault) {
        case PositionFault::white_king_missing: return "white has no king";
        case PositionFault::black_king_missing: return "black has no king";
        case PositionFault::too_many_white_kings: return "white has more than one king";
        case PositionFault::too_many_black_kings: return "black has more than one king";
        case PositionFault::kings_adjacent: return "the kings stand side by side";
        case PositionFault::pawn_on_back_rank: return "a pawn stands on rank 1 or 8";
        case PositionFault::opponent_in_check: return "the side not to move is in check";
        case PositionFault::castling_impossible:
            return "a castling right has no king and rook in place";
        case PositionFault::en_passant_impossible:
            return "no double step can have passed over the en passant square";
    }
    return "";
}

std::string_view name_of(Fault fault) {
    switch (fault) {
        case Fault::empty_text: return "emptyText";
        case Fault::unknown_piece: return "unknownPiece";
        case Fault::rank_too_long: return "rankTooLong";
        case Fault::rank_too_short: return "rankTooShort";
        case Fault::too_few_ranks: return "tooFewRanks";
        case Fault::too_many_ranks: return "tooManyRanks";
        case Fault::unknown_color: return "unknownColor";
        case Fault::unknown_castling_right: return "unknownCastlingRight";
        case Fault::unknown_en_passant_square: return "unknownEnPassantSquare";
        case Fault::en_passant_on_wrong_rank: return "enPassantOnWrongRank";
        case Fault::halfmove_clock_not_a_number: return "halfmoveClockNotANumber";
        case Fault::fullmove_number_not_a_number: return "fullmoveNumberNotANumber";
        case Fault::too_many_fields: return "tooManyFields";
        case Fault::castling_field_missing: return "castlingFieldMissing";
        case Fault::en_passant_field_missing: return "enPassantFieldMissing";
        case Fault::halfmove_clock_missing: return "halfmoveClockMissing";
        case Fault::fullmove_number_missing: return "fullmoveNumberMissing";
        case Fault::fullmove_number_zero: return "fullmoveNumberZero";
        case Fault::adjacent_digits: return "adjacentDigits";
        case Fault::extra_spaces: return "extraSpaces";
        case Fault::castling_out_of_order: return "castlingOutOfOrder";
        case Fault::castling_duplicated: return "castlingDuplicated";
        case Fault::castling_styles_mixed: return "castlingStylesMixed";
        case Fault::counter_too_large: return "counterTooLarge";
    }
    return "";
}

std::string_view name_of(PositionFault fault) {
    switch (fault) {
        case PositionFault::white_king_missing: return "whiteKingMissing";
        case PositionFault::black_king_missing: return "blackKingMissing";
        case PositionFault::too_many_white_kings: return "tooManyWhiteKings";
        case PositionFault::too_many_black_kings: return "tooManyBlackKings";
        case PositionFault::kings_adjacent: return "kingsAdjacent";
        case PositionFault::pawn_on_back_rank: return "pawnOnBackRank";
        case PositionFault::opponent_in_check: return "opponentInCheck";
        case PositionFault::castling_impossible: return "castlingImpossible";
        case PositionFault::en_passant_impossible: return "enPassantImpossible";
    }
    return "";
}

}  // namespace adoube::fen
