// Pieces by their names.
#pragma once

#include "rules/piece.h"

namespace adoube {

inline constexpr Piece white_pawn{Color::white, PieceType::pawn};
inline constexpr Piece white_knight{Color::white, PieceType::knight};
inline constexpr Piece white_bishop{Color::white, PieceType::bishop};
inline constexpr Piece white_rook{Color::white, PieceType::rook};
inline constexpr Piece white_queen{Color::white, PieceType::queen};
inline constexpr Piece white_king{Color::white, PieceType::king};
inline constexpr Piece black_pawn{Color::black, PieceType::pawn};
inline constexpr Piece black_knight{Color::black, PieceType::knight};
inline constexpr Piece black_bishop{Color::black, PieceType::bishop};
inline constexpr Piece black_rook{Color::black, PieceType::rook};
inline constexpr Piece black_queen{Color::black, PieceType::queen};
inline constexpr Piece black_king{Color::black, PieceType::king};

}  // namespace adoube
