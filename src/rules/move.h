// A move of a known position, in 16 bits: where from, where to, and what is special about it.
// A Move is trusted: it comes from legal_moves() or from a look-up among them, never from text.
#pragma once

#include <cassert>
#include <cstdint>
#include <optional>

#include "rules/castling.h"
#include "rules/piece.h"
#include "rules/square.h"

namespace adoube {

enum class MoveKind : std::uint8_t {
    normal,  // a step or a capture without any of the effects below
    double_step,
    en_passant,
    castle,  // `to` is the square of the own rook that takes part
    promote_to_knight,
    promote_to_bishop,
    promote_to_rook,
    promote_to_queen,
};

class Move {
public:
    constexpr Move() = default;  // a1a1, which is no move in any position
    constexpr Move(Square from, Square to, MoveKind kind = MoveKind::normal)
        : bits_(static_cast<std::uint16_t>(index_of(from) | index_of(to) << 6 |
                                           static_cast<std::size_t>(kind) << 12)) {}

    [[nodiscard]] constexpr Square from() const { return static_cast<Square>(bits_ & 63); }
    [[nodiscard]] constexpr Square to() const { return static_cast<Square>(bits_ >> 6 & 63); }
    [[nodiscard]] constexpr MoveKind kind() const { return static_cast<MoveKind>(bits_ >> 12); }

    [[nodiscard]] constexpr bool is_promotion() const {
        return kind() >= MoveKind::promote_to_knight;
    }
    [[nodiscard]] constexpr std::optional<PieceType> promotion() const;

    // The packed form, for tables that store moves.
    [[nodiscard]] constexpr std::uint16_t bits() const { return bits_; }
    [[nodiscard]] static constexpr Move from_bits(std::uint16_t bits) {
        Move move;
        move.bits_ = bits;
        return move;
    }

    friend constexpr bool operator==(Move, Move) = default;

private:
    std::uint16_t bits_ = 0;
};

// The type that a promoting move of this kind puts on the board.
[[nodiscard]] constexpr PieceType promoted_type(MoveKind kind) {
    assert(kind >= MoveKind::promote_to_knight);
    return static_cast<PieceType>(static_cast<int>(kind) -
                                  static_cast<int>(MoveKind::promote_to_knight) +
                                  static_cast<int>(PieceType::knight));
}
static_assert(promoted_type(MoveKind::promote_to_queen) == PieceType::queen);

[[nodiscard]] constexpr MoveKind promotion_to(PieceType type) {
    assert(type >= PieceType::knight && type <= PieceType::queen);
    return static_cast<MoveKind>(static_cast<int>(MoveKind::promote_to_knight) +
                                 static_cast<int>(type) - static_cast<int>(PieceType::knight));
}

constexpr std::optional<PieceType> Move::promotion() const {
    if (!is_promotion()) return std::nullopt;
    return promoted_type(kind());
}

// The wing of a castling move: king and rook decide, whatever squares they go to.
[[nodiscard]] constexpr Wing wing_of(Move move) {
    assert(move.kind() == MoveKind::castle);
    return move.to() > move.from() ? Wing::kingside : Wing::queenside;
}

}  // namespace adoube
