// What the search has learnt about moves regardless of the position: a quiet move that refuted one
// line often refutes the next. Scores drift towards the most recent experience.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>

#include "rules/position.h"

namespace adoube::engine {

inline constexpr int largest_history = 16'384;

// What a refutation at that depth is worth; a move that was tried in vain loses as much.
[[nodiscard]] constexpr int history_bonus(int depth) { return std::min(160 * depth - 60, 1800); }

// A bonus or a malus that pulls less the nearer the score is to its limit.
inline void nudge(std::int16_t& score, int bonus, int limit = largest_history) {
    bonus = std::clamp(bonus, -limit, limit);
    score = static_cast<std::int16_t>(score + bonus - score * std::abs(bonus) / limit);
}

// A piece and the square that it goes to.
using PieceToTable = std::array<std::array<std::int16_t, square_count>, 12>;

[[nodiscard]] constexpr std::size_t piece_index(Color color, PieceType type) {
    return index_of(color) * 6 + index_of(type);
}

[[nodiscard]] inline std::size_t piece_index(const Position& position, Square square) {
    const Color color =
        position.pieces(Color::white).contains(square) ? Color::white : Color::black;
    return piece_index(color, position.type_at(square));
}

// Of the side to move.
[[nodiscard]] inline std::size_t moving_piece(const Position& position, Move move) {
    return piece_index(position.turn(), position.type_at(move.from()));
}

struct HistoryTables {
    // Quiet moves by whether the opponent attacks the square they come from (2) and the one they go
    // to (1), then by these two squares.
    using BySquares =
        std::array<std::array<std::array<std::int16_t, square_count>, square_count>, 4>;
    std::array<BySquares, 2> quiet_by_squares{};  // of either color
    // Quiet moves by the structure of pawns on the board.
    std::array<PieceToTable, 512> quiet_by_pawns{};
    // Quiet moves as an answer to, or a continuation of, an earlier move.
    std::array<std::array<PieceToTable, square_count>, 12> continuation{};
    // Captures by piece, target and type taken.
    std::array<std::array<std::array<std::int16_t, 6>, square_count>, 12> capture{};
    // The quiet move that refuted a move last.
    std::array<std::array<Move, square_count>, 12> counter{};
    // How far the static evaluation was off for the side to move, by structure of pawns and by the
    // places of either side's pieces.
    using Corrections = std::array<std::array<std::int16_t, 16'384>, 2>;
    Corrections corrections_by_pawns{};
    std::array<Corrections, 2> corrections_by_pieces{};

    [[nodiscard]] PieceToTable& of_quiets_by_pawns(const Position& position) {
        return quiet_by_pawns[pawns_index(position) % quiet_by_pawns.size()];
    }
    [[nodiscard]] std::int16_t& of_capture(const Position& position, Move move) {
        const bool on_board = position.occupied().contains(move.to());
        const PieceType taken = on_board ? position.type_at(move.to()) : PieceType::pawn;
        return capture[piece_index(position, move.from())][index_of(move.to())][index_of(taken)];
    }
    // The counter to the move that led to the position; null after a null move, and where castling
    // has left the square that the move names.
    [[nodiscard]] Move* counter_to(Move last, const Position& position) {
        if (last == Move{} || !position.occupied().contains(last.to())) return nullptr;
        return &counter[piece_index(position, last.to())][index_of(last.to())];
    }
    [[nodiscard]] std::int16_t& correction_by_pawns(const Position& position) {
        return corrections_by_pawns[index_of(position.turn())][pawns_index(position)];
    }
    [[nodiscard]] std::int16_t& correction_by_pieces(const Position& position, Color color) {
        std::size_t index = 0;
        for (unsigned type = 1; type < 6; ++type)
            index ^= mixed(position.pieces(color, static_cast<PieceType>(type)), type);
        return corrections_by_pieces[index_of(color)][index_of(position.turn())][index];
    }

private:
    [[nodiscard]] static std::size_t pawns_index(const Position& position) {
        return mixed(position.pieces(Color::white, PieceType::pawn)) ^
               mixed(position.pieces(Color::black, PieceType::pawn), 5);
    }
    // 14 bits of a product: different sets of squares seldom share them.
    [[nodiscard]] static std::size_t mixed(Bitboard set, unsigned kind = 0) {
        constexpr std::array<std::uint64_t, 6> factors{0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F,
                                                       0x165667B19E3779F9, 0xD6E8FEB86659FD93,
                                                       0xFF51AFD7ED558CCD, 0xC4CEB9FE1A85EC53};
        return set.bits() * factors[kind] >> 50;
    }
};

}  // namespace adoube::engine
