// The training rule set "kingCapture": chess in which pins do not bind. A player in check must
// answer it and a king may not step onto an attacked square, but any other piece may leave its king
// open; the king may then be captured, which ends the game at once, whatever the score. A player
// without a move loses if he is in check; else it is a draw.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/expected.h"
#include "rules/illegal_move.h"
#include "rules/setup.h"

namespace adoube::game {

// Twice the score of a color on a board: queen 9, rook 5, bishop 3, knight 2.5, pawn 1; a pawn with
// another of its color on its file 0.5.
[[nodiscard]] int doubled_score(const Setup& board, Color color);

class KingCapture {
public:
    enum class Ending : std::uint8_t { king_captured, no_answer_to_check, no_move };

    struct End {
        Ending ending{};
        std::optional<Color> winner{};
    };

    // The standard start.
    KingCapture();

    [[nodiscard]] const Setup& board() const { return board_; }
    [[nodiscard]] Color turn() const { return board_.turn; }
    [[nodiscard]] bool in_check() const;
    [[nodiscard]] std::optional<End> end() const;

    // In requests: castling is the king's double step, each promotion piece is a move of its own.
    [[nodiscard]] std::vector<MoveRequest> legal_moves() const;
    // Makes the move, or says why it is not allowed.
    [[nodiscard]] Expected<MoveRequest, IllegalMove> play(const MoveRequest& request);

    [[nodiscard]] int doubled_score(Color color) const {
        return game::doubled_score(board_, color);
    }

private:
    [[nodiscard]] std::vector<MoveRequest> moves_by_geometry() const;
    [[nodiscard]] bool is_allowed(const MoveRequest& move) const;

    Setup board_;
};

}  // namespace adoube::game
