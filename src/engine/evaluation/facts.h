// What several terms of the evaluation ask about a position, found out once.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/evaluation/weights.h"
#include "rules/position.h"

namespace adoube::engine {

// All squares of the set and those in front of each up to the last rank.
[[nodiscard]] constexpr Bitboard filled_forward(Color color, Bitboard set) {
    std::uint64_t bits = set.bits();
    if (color == Color::white) {
        bits |= bits << 8;
        bits |= bits << 16;
        bits |= bits << 32;
    } else {
        bits |= bits >> 8;
        bits |= bits >> 16;
        bits |= bits >> 32;
    }
    return Bitboard::from_bits(bits);
}
static_assert(filled_forward(Color::white, Bitboard{Square::e6}) ==
              Bitboard{Square::e6, Square::e7, Square::e8});

// All files on which the set has a square.
[[nodiscard]] constexpr Bitboard filled_files(Bitboard set) {
    return filled_forward(Color::white, set) | filled_forward(Color::black, set);
}

// The square's rank as its side counts it, 0 to 7.
[[nodiscard]] constexpr std::size_t rank_index(Color us, Square square) {
    return index_of(relative_rank(us, rank_of(square)));
}

// The file of the square and those beside it; at the edge the three that are nearest.
[[nodiscard]] constexpr Bitboard three_files(Square square) {
    const auto middle = std::clamp(static_cast<int>(file_of(square)), 1, 6);
    return squares_of(static_cast<File>(middle - 1)) | squares_of(static_cast<File>(middle)) |
           squares_of(static_cast<File>(middle + 1));
}
static_assert(three_files(Square::h1) == three_files(Square::g5));

// Looked up, for it is asked for every piece of every position.
inline constexpr auto half_board_indices = [] {
    std::array<std::array<std::uint8_t, square_count>, 2> indices{};
    for (const Color us : all_colors)
        for (std::size_t index = 0; index < square_count; ++index) {
            const auto square = static_cast<Square>(index);
            const std::size_t file = index_of(file_of(square));
            indices[index_of(us)][index] = static_cast<std::uint8_t>(rank_index(us, square) * 4 +
                                                                     (file < 4 ? file : 7 - file));
        }
    return indices;
}();

[[nodiscard]] constexpr std::size_t half_board_index(Color us, Square square) {
    return half_board_indices[index_of(us)][index_of(square)];
}
static_assert(half_board_index(Color::white, Square::d2) == 7);
static_assert(half_board_index(Color::black, Square::e7) == 7);

// One side's view.
struct SideFacts {
    Bitboard pawns;
    Square king{};
    Bitboard passed_pawns;      // that no enemy pawn can stop or take; of doubled ones the first
    Bitboard pawn_attack_span;  // squares that own pawns attack or may yet attack as they advance
    std::array<Bitboard, 6> attacked_by{};
    Bitboard attacked;
    Bitboard attacked_twice;
    Bitboard king_zone;  // around the own king, one rank further to the front
    // Of the own pieces that attack the other king's zone.
    int king_attackers_weight = 0;
    int king_attackers = 0;
    int king_zone_attacks = 0;

    void note_attacks(PieceType type, Bitboard squares) {
        attacked_by[index_of(type)] |= squares;
        attacked_twice |= attacked & squares;
        attacked |= squares;
    }
    [[nodiscard]] Bitboard attacks_of(PieceType type) const { return attacked_by[index_of(type)]; }
    // Squares that the side holds: covered by a pawn, or by two pieces where the other has not two.
    [[nodiscard]] Bitboard held_against(const SideFacts& other) const {
        return attacks_of(PieceType::pawn) | (attacked_twice - other.attacked_twice);
    }
};

struct Facts {
    // Pawns and kings; the pieces' attacks are noted as their mobility is counted.
    Facts(const Position& seen, const Weights& seen_with);

    [[nodiscard]] const SideFacts& of(Color color) const { return sides[index_of(color)]; }
    [[nodiscard]] SideFacts& of(Color color) { return sides[index_of(color)]; }

    const Position& position;
    const Weights& weights;
    std::array<SideFacts, 2> sides;
};

}  // namespace adoube::engine
