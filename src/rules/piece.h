// Pieces: six types in two colors.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "rules/color.h"

namespace adoube {

enum class PieceType : std::uint8_t { pawn, knight, bishop, rook, queen, king };

inline constexpr std::array<PieceType, 6> all_piece_types{PieceType::pawn,   PieceType::knight,
                                                          PieceType::bishop, PieceType::rook,
                                                          PieceType::queen,  PieceType::king};

[[nodiscard]] constexpr std::size_t index_of(PieceType type) {
    return static_cast<std::size_t>(type);
}

struct Piece {
    Color color{};
    PieceType type{};

    friend constexpr bool operator==(const Piece&, const Piece&) = default;
};

}  // namespace adoube
