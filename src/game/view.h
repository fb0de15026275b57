// What one viewer may see of a game at an instant. Console, JSON and web pages show the same view;
// nothing else of a game leaves the machine while it is played.
#pragma once

#include <optional>
#include <vector>

#include "game/game.h"
#include "rules/bitboard.h"
#include "rules/by_color.h"
#include "rules/move.h"
#include "rules/piece.h"

namespace adoube::game {

// A player by his color, or a spectator.
using Viewer = std::optional<Color>;

struct ClockView {
    ByColor<std::optional<Duration>> left{};  // absent: not limited
    std::optional<Color> running{};
};

struct View {
    Viewer you{};
    Variant variant{};
    Position start;
    Position position;
    std::vector<Move> moves{};  // from start to position
    ClockView clock{};
    std::optional<Instant> deadline{};
    ByColor<std::vector<PieceType>> captured{};  // by that color, in the order of the game
    int material_difference = 0;                 // White minus Black, in pawns
    std::optional<Proposal> pending{};
    std::optional<Reason> claimable{};
    std::optional<Result> result{};
    // The viewer's own requests to undo that may still be granted. Absent for spectators and
    // where any number may be.
    std::optional<int> undo_left{};

    // Only for the player on move, while the game goes on and as far as the hints allow.
    std::optional<std::vector<Move>> legal_moves{};
    std::optional<Bitboard> threatened{};  // own pieces that are attacked and not defended
};

[[nodiscard]] View view_of(const Game& game, Viewer viewer, Instant now);

// The own pieces of the side to move that are attacked and that no other own piece defends.
[[nodiscard]] Bitboard threatened_squares(const Position& position);

// Queen 9, rook 5, bishop and knight 3, pawn 1; White minus Black.
[[nodiscard]] int material_difference(const Position& position);

// What each color has captured on the way, in the order of the moves.
[[nodiscard]] ByColor<std::vector<PieceType>> captures(const Position& start,
                                                       const std::vector<Move>& moves);

}  // namespace adoube::game
