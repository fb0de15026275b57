// A move that somebody asks for, by squares: which legal move that is, or why there is none.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/expected.h"
#include "rules/move.h"
#include "rules/position.h"

namespace adoube {

// Why a move is not legal, the first reason that applies in this order of judging: is there a
// piece, can it move so, is the way free, are castling's own conditions met, what of the king.
enum class IllegalMove : std::uint8_t {
    no_piece,
    not_your_piece,
    own_piece_on_target,
    piece_cannot_move_so,
    path_blocked,
    leaves_king_in_check,
    does_not_answer_check,
    castling_right_lost,
    castling_path_blocked,
    castling_out_of_check,
    castling_through_check,
    castling_into_check,
    en_passant_too_late,
    promotion_missing,
    promotion_not_allowed,
};

// The word of a reason wherever one is written: "leavesKingInCheck".
[[nodiscard]] std::string_view name_of(IllegalMove reason);

// A request as players make it. Castling is the king's move to its castling square (where that
// cannot be another move) or to the own rook; a promotion names the new piece.
struct MoveRequest {
    Square from{};
    Square to{};
    std::optional<PieceType> promotion{};
};

// The request that a legal move answers.
[[nodiscard]] constexpr MoveRequest request_of(Move move) {
    return {move.from(), move.to(), move.promotion()};
}

// The legal move that is asked for, or the reason why it is none.
[[nodiscard]] Expected<Move, IllegalMove> find_move(const Position& position,
                                                    const MoveRequest& request);

// Castling on that wing, or the reason why it is not possible now.
[[nodiscard]] Expected<Move, IllegalMove> find_castling(const Position& position, Wing wing);

}  // namespace adoube
