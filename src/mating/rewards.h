// What a move is worth on the way to a helpmate: the winner comes near and shuts the king in, the
// loser goes into a corner, stands in his own king's way and takes nothing.
#pragma once

#include <cstdint>
#include <optional>

#include "mating/corner_mate.h"
#include "rules/bitboard.h"
#include "rules/color.h"
#include "rules/move.h"
#include "rules/position.h"

namespace adoube::mating {

// One position seen by both colors as work on the same mate.
class Rewards {
public:
    // With only minor pieces and pawns the aim may be to promote, or a mate without.
    enum class Aim : std::uint8_t { whichever_is_near, promotion };

    Rewards(const Position& position, Color winner, Aim aim);

    // The larger, the better for the common aim. The move must be legal.
    [[nodiscard]] int of(Move move) const;

    // True if the winner's move gives check; the move must be legal. Castling and en passant
    // count as giving none.
    [[nodiscard]] bool checks(Move move) const;

private:
    void note_attack(Bitboard squares);
    [[nodiscard]] int of_winner(Move move) const;
    [[nodiscard]] int of_winning_pawn(Move move) const;
    [[nodiscard]] int of_loser(Move move) const;
    [[nodiscard]] int of_loser_king(Move move) const;
    void choose_aim(Aim aim);
    [[nodiscard]] std::optional<Square> find_obstacle() const;
    [[nodiscard]] int towards_obstacle(Square from, Square to) const;
    [[nodiscard]] int towards_corner_mate(Move move) const;
    [[nodiscard]] int in_the_way(Square square) const;
    [[nodiscard]] int of_capture(Square square) const;
    [[nodiscard]] Bitboard seen_from(PieceType type, Square from) const;
    [[nodiscard]] bool is_guarded(Square square, Square mover) const;
    [[nodiscard]] Bitboard discoverers() const;

    const Position& position_;
    const Color winner_;
    const Square king_;  // to be mated
    const Bitboard occupied_;
    const Bitboard around_;          // the squares next to that king
    Bitboard attacked_;              // by the winner, through that king
    Bitboard attacked_twice_;        // by two of them
    Bitboard closed_;                // where that king may not go because the winner attacks
    Bitboard free_;                  // where that king may go, by and large
    Bitboard discoverers_;           // the winner's men who stand between his sliders and that king
    bool has_force_ = false;         // queen or rook: enough to mate a bare king quickly
    std::optional<CornerMate> aim_;  // where only minor pieces can mate
    std::optional<Square> obstacle_;  // where there is no force: the pawn in the best pawn's way
    Bitboard pawn_path_;              // in front of the winner's pawns
};

}  // namespace adoube::mating
