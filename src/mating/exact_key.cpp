#include "mating/exact_key.h"

#include <cassert>
#include <optional>

#include "rules/castling.h"
#include "rules/setup.h"

namespace adoube::mating {

namespace {

// Twelve codes are the pieces; the four others carry what a board does not show.
constexpr std::uint8_t castling_rook = 12;  // and 13 for Black
constexpr std::uint8_t en_passant_pawn = 14;
constexpr std::uint8_t king_to_move = 15;

[[nodiscard]] Bitboard rooks_with_right(const Position& position) {
    Bitboard rooks;
    for (const Color color : all_colors)
        for (const Wing wing : all_wings)
            if (const auto rook = position.castling_rook(color, wing)) rooks |= *rook;
    return rooks;
}

void note_castling_right(Setup& setup, Color color, Square rook, Square king) {
    const Wing wing = rook > king ? Wing::kingside : Wing::queenside;
    setup.castling.grant(color, wing, file_of(rook));
}

}  // namespace

ExactKey::ExactKey(const Position& position) : occupied_(position.occupied()) {
    assert(occupied_.size() <= capacity);
    const Bitboard white = position.pieces(Color::white);
    const Bitboard rooks = position.castling().empty() ? Bitboard{} : rooks_with_right(position);
    const auto target = position.en_passant_target();
    const Bitboard taken = target ? Bitboard{behind(position.turn(), *target)} : Bitboard{};
    const Square mover = position.king(position.turn());
    std::size_t index = 0;
    for (const Square square : occupied_) {
        const std::size_t color = white.contains(square) ? 0 : 1;
        std::size_t code = index_of(position.type_at(square)) * 2 + color;
        if (square == mover) code = king_to_move;
        else if (rooks.contains(square)) code = castling_rook + color;
        else if (taken.contains(square)) code = en_passant_pawn;
        men_[index / 16] |= static_cast<std::uint64_t>(code) << (index % 16 * 4);
        ++index;
    }
}

Position ExactKey::position() const {
    Setup setup;
    std::array<std::optional<Square>, 2> kings{};
    std::optional<Square> mover;
    Bitboard rooks_of[2];
    std::optional<Square> taken;
    std::size_t index = 0;
    for (const Square square : occupied_) {
        const auto code = static_cast<std::uint8_t>(men_[index / 16] >> (index % 16 * 4) & 15);
        ++index;
        if (code == king_to_move) {
            mover = square;
        } else if (code == en_passant_pawn) {
            taken = square;
        } else if (code >= castling_rook) {
            const std::size_t color = code - castling_rook;
            rooks_of[color] |= square;
            setup.put({static_cast<Color>(color), PieceType::rook}, square);
        } else {
            const Piece piece{static_cast<Color>(code % 2), static_cast<PieceType>(code / 2)};
            if (piece.type == PieceType::king) kings[index_of(piece.color)] = square;
            setup.put(piece, square);
        }
    }
    setup.turn = kings[0] ? Color::black : Color::white;
    kings[index_of(setup.turn)] = mover;
    setup.put({setup.turn, PieceType::king}, *mover);
    if (taken) {
        setup.put({opponent(setup.turn), PieceType::pawn}, *taken);
        setup.en_passant = in_front_of(setup.turn, *taken);
    }
    for (const Color color : all_colors)
        for (const Square rook : rooks_of[index_of(color)])
            note_castling_right(setup, color, rook, *kings[index_of(color)]);
    const auto position = Position::from(setup);
    assert(position);
    return *position;
}

std::size_t ExactKey::hash() const {
    std::uint64_t hash = occupied_.bits() * 0x9E3779B97F4A7C15;
    for (const std::uint64_t word : men_) {
        hash ^= word;
        hash = (hash ^ hash >> 32) * 0xD6E8FEB86659FD93;
    }
    return static_cast<std::size_t>(hash ^ hash >> 32);
}

}  // namespace adoube::mating
