// King and pawn against king, solved completely by working backwards from the ends: what is won
// and what is not, from the Laws alone. Solving it takes some hundredths of a second.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

namespace adoube::engine {

// White has the pawn. Squares are numbers: a1 is 0, b1 is 1, a2 is 8.
class PawnEnding {
public:
    PawnEnding();

    // True if White queens without losing the queen at once, and so wins. The position must be
    // legal.
    [[nodiscard]] bool is_won(bool white_to_move, int king, int pawn, int black_king) const {
        return won_[index(white_to_move, king, pawn, black_king)];
    }
    // True if the kings do not touch, no two men share a square, and who waits is not in check.
    [[nodiscard]] static bool is_legal(bool white_to_move, int king, int pawn, int black_king);

private:
    // The board is the same seen in a mirror: pawns stand on the files a to d.
    [[nodiscard]] static std::size_t index(bool white_to_move, int king, int pawn, int black_king) {
        const int mirror = pawn % 8 < 4 ? 0 : 7;
        return static_cast<std::size_t>(
            (((white_to_move ? 64 : 0) + (king ^ mirror)) * 64 + (black_king ^ mirror)) * 32 +
            pawn / 8 * 4 + (pawn ^ mirror) % 8);
    }
    [[nodiscard]] bool white_wins(int king, int pawn, int black_king) const;
    [[nodiscard]] bool black_loses(int king, int pawn, int black_king) const;
    // Marks what is won with the pawn there by what was marked before; false once there is nothing
    // more.
    [[nodiscard]] bool mark_more(int pawn);

    [[nodiscard]] const std::vector<int>& king_steps(int from) const {
        return king_steps_[static_cast<std::size_t>(from)];
    }

    std::array<std::vector<int>, 64> king_steps_;
    std::vector<bool> won_;
};

// Solved when it is asked for first.
[[nodiscard]] const PawnEnding& pawn_ending();

}  // namespace adoube::engine
