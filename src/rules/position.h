// A position that can be played on. Nobody but Position::from and after() makes one, so nobody
// else has to check one. It is copied, not unmade.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "base/expected.h"
#include "rules/attacks.h"
#include "rules/bitboard.h"
#include "rules/castling.h"
#include "rules/keys.h"
#include "rules/move.h"
#include "rules/piece.h"
#include "rules/position_fault.h"
#include "rules/setup.h"

namespace adoube {

class Position {
public:
    // The standard starting position, White to move.
    [[nodiscard]] static Position initial();
    // The audited set-up, or all of its faults.
    [[nodiscard]] static Expected<Position, PositionFaults> from(const Setup& setup);

    [[nodiscard]] Setup setup() const;

    [[nodiscard]] Color turn() const { return turn_; }
    [[nodiscard]] Bitboard occupied() const { return colors_[0] | colors_[1]; }
    [[nodiscard]] Bitboard pieces(Color color) const { return colors_[index_of(color)]; }
    [[nodiscard]] Bitboard pieces(PieceType type) const { return types_[index_of(type)]; }
    [[nodiscard]] Bitboard pieces(Color color, PieceType type) const {
        return pieces(color) & pieces(type);
    }
    [[nodiscard]] std::optional<Piece> piece_at(Square square) const;
    // The type of the piece on a square that the caller knows to be occupied.
    [[nodiscard]] PieceType type_at(Square square) const {
        // At most one of the bits is set; none means a pawn.
        const auto bit = [&](PieceType type) { return pieces(type).contains(square) ? 1U : 0U; };
        return static_cast<PieceType>(bit(PieceType::knight) + 2 * bit(PieceType::bishop) +
                                      3 * bit(PieceType::rook) + 4 * bit(PieceType::queen) +
                                      5 * bit(PieceType::king));
    }
    [[nodiscard]] Square king(Color color) const { return pieces(color, PieceType::king).first(); }

    // Opponent's pieces that give check.
    [[nodiscard]] Bitboard checkers() const { return checkers_; }
    [[nodiscard]] bool in_check() const { return checkers_.any(); }
    // Own pieces that may only move along the line between their king and a slider.
    [[nodiscard]] Bitboard pinned() const { return pinned_; }
    // The pieces of that color that attack the square when `occupied` blocks sliders. Pieces of
    // that color outside `occupied` are taken as lifted off the board.
    [[nodiscard]] Bitboard attackers(Square square, Color by, Bitboard occupied) const {
        const Bitboard queens = pieces(PieceType::queen);
        const Bitboard diagonal = pieces(PieceType::bishop) | queens;
        const Bitboard straight = pieces(PieceType::rook) | queens;
        return ((pawn_attacks(opponent(by), square) & pieces(PieceType::pawn)) |
                (knight_attacks(square) & pieces(PieceType::knight)) |
                (king_attacks(square) & pieces(PieceType::king)) |
                (bishop_attacks(square, occupied) & diagonal) |
                (rook_attacks(square, occupied) & straight)) &
               pieces(by) & occupied;
    }

    [[nodiscard]] const CastlingRights& castling() const { return castling_; }
    [[nodiscard]] std::optional<Square> castling_rook(Color color, Wing wing) const {
        const auto file = castling_.rook_file(color, wing);
        if (!file) return std::nullopt;
        return square_at(*file, back_rank(color));
    }

    // The square behind a pawn that has just made a double step, whether or not it can be taken.
    [[nodiscard]] std::optional<Square> double_step_target() const;
    // The same square only where an en passant capture is legal (Article 3.7.3.1).
    [[nodiscard]] std::optional<Square> en_passant_target() const {
        if (!en_passant_legal_) return std::nullopt;
        return static_cast<Square>(double_step_target_);
    }
    // True if the own pawn on `from`, which attacks the target of a double step, may take there.
    // Two pawns leave their squares at once, so that no pin tells: the capture is tried.
    [[nodiscard]] bool may_take_en_passant(Square from, Square target) const;

    // Plies without capture or pawn move; absent while it is not known (a FEN without counters).
    [[nodiscard]] std::optional<int> halfmove_clock() const {
        if (halfmove_clock_ == unknown_count) return std::nullopt;
        return halfmove_clock_;
    }
    [[nodiscard]] std::optional<int> fullmove_number() const;

    // Equal for positions that are the same in the sense of Article 9.2.3, see keys.h.
    [[nodiscard]] Key key() const { return key_; }
    // The same position in the sense of Article 9.2.3: placement, turn, castling rights and legal
    // en passant captures; counters do not matter.
    [[nodiscard]] bool same_as(const Position& other) const;

    // The position after a move that is legal in this one.
    [[nodiscard]] Position after(Move move) const;
    // The position with the turn passed, for searching; the side to move must not be in check.
    [[nodiscard]] Position after_null_move() const;

private:
    Position() = default;

    void put(Piece piece, Square square);
    void lift(Piece piece, Square square);
    void castle(Move move);
    void forget_en_passant();
    void note_double_step_over(Square square);
    void drop_right(Color color, Wing wing);
    void drop_rights_touched_by(Move move, bool king_moved);
    void note_counters(bool irreversible);
    void find_checks_and_pins();
    [[nodiscard]] bool en_passant_is_legal(Square target) const;
    [[nodiscard]] Key key_from_scratch() const;
    [[nodiscard]] bool agrees_with_itself() const;

    static constexpr std::uint8_t no_square = 64;
    static constexpr std::uint16_t unknown_count = 0xFFFF;

    std::array<Bitboard, 6> types_{};
    std::array<Bitboard, 2> colors_{};
    Bitboard checkers_{};
    Bitboard pinned_{};
    Key key_ = 0;
    CastlingRights castling_{};
    Color turn_ = Color::white;
    std::uint8_t double_step_target_ = no_square;
    bool en_passant_legal_ = false;
    std::uint16_t halfmove_clock_ = unknown_count;
    std::uint16_t fullmove_number_ = unknown_count;
};

// True if the side to move could take en passant on the square by the look of the board, legal or
// not: a pawn stands beside the one that made the double step.
[[nodiscard]] bool en_passant_is_pseudo_legal(const Position& position);

}  // namespace adoube
