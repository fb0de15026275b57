// Anything that a FEN can say, sensible or not. Position::from audits it; nobody else plays on it.
#pragma once

#include <array>
#include <optional>

#include "rules/castling.h"
#include "rules/color.h"
#include "rules/piece.h"
#include "rules/square.h"

namespace adoube {

struct Setup {
    std::array<std::optional<Piece>, square_count> board{};
    Color turn = Color::white;
    CastlingRights castling{};
    // The square behind a pawn that has just made a double step, whether or not it can be taken.
    std::optional<Square> en_passant{};
    // Plies since the last capture or pawn move; absent when it is not known.
    std::optional<int> halfmove_clock{};
    // Counts from 1 and grows after Black's move; absent when it is not known.
    std::optional<int> fullmove_number{};

    [[nodiscard]] constexpr const std::optional<Piece>& at(Square square) const {
        return board[index_of(square)];
    }
    constexpr void put(Piece piece, Square square) { board[index_of(square)] = piece; }
    constexpr void clear(Square square) { board[index_of(square)].reset(); }

    friend bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace adoube
