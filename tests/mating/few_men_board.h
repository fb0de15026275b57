// A board of two kings and one or two men, and how they move: written for the tables of helpmates
// alone, and sharing nothing with src/rules. Squares are numbered from a1 to h8.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace adoube::helpmates {

struct Step {
    int files = 0;
    int ranks = 0;
};

inline constexpr std::array<Step, 8> king_steps{
    {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};
inline constexpr std::array<Step, 8> knight_steps{
    {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};

[[nodiscard]] constexpr int file_of(int square) { return square % 8; }
[[nodiscard]] constexpr int rank_of(int square) { return square / 8; }
[[nodiscard]] constexpr std::uint64_t bit(int square) { return std::uint64_t{1} << square; }
[[nodiscard]] constexpr std::uint64_t back_rank(bool white) {
    return std::uint64_t{0xff} << (white ? 0 : 56);
}

// The square that a step leads to, or -1.
[[nodiscard]] int stepped(int square, Step step);

struct Man {
    char letter = 'K';
    bool white = true;
    int square = 0;
};

// The men on the board, the white king first, the black king second.
struct Board {
    std::array<Man, 4> men{};
    int count = 0;
    bool white_to_move = true;
    std::uint64_t castling = 0;  // the squares of the rooks with which their kings may still castle

    [[nodiscard]] std::uint64_t occupied() const {
        std::uint64_t squares = 0;
        for (int i = 0; i < count; ++i) squares |= bit(men[static_cast<std::size_t>(i)].square);
        return squares;
    }
    [[nodiscard]] int man_on(int square) const {
        for (int i = 0; i < count; ++i)
            if (men[static_cast<std::size_t>(i)].square == square) return i;
        return -1;
    }
};

// True of queens, and of rooks and bishops along their lines.
[[nodiscard]] bool slides_along(char letter, Step step);
[[nodiscard]] bool attacks(const Board& board, const Man& man, int target);
[[nodiscard]] bool is_attacked(const Board& board, int target, bool by_white);
[[nodiscard]] bool in_check(const Board& board, bool white);

// Everybody stands on a square of his own, no pawn on a last rank, and the color that is not to
// move is not in check.
[[nodiscard]] bool is_possible(const Board& board);

// The board with the man moved and what stood there taken off; the turn passes, and the rights to
// castle go that go with it.
[[nodiscard]] Board moved(Board board, int man, int to);

}  // namespace adoube::helpmates
