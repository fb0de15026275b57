// What can be wrong with a set-up so that it cannot be played on.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace adoube {

enum class PositionFault : std::uint8_t {
    white_king_missing,
    black_king_missing,
    too_many_white_kings,
    too_many_black_kings,
    kings_adjacent,
    pawn_on_back_rank,      // rank 1 or 8
    opponent_in_check,      // the side not to move
    castling_impossible,    // a right without its king and rook in place
    en_passant_impossible,  // no double step can have ended in front of the square
};

inline constexpr std::array<PositionFault, 9> all_position_faults{
    PositionFault::white_king_missing,   PositionFault::black_king_missing,
    PositionFault::too_many_white_kings, PositionFault::too_many_black_kings,
    PositionFault::kings_adjacent,       PositionFault::pawn_on_back_rank,
    PositionFault::opponent_in_check,    PositionFault::castling_impossible,
    PositionFault::en_passant_impossible};

// A set of faults: an audit names all that it finds, not only the first.
class PositionFaults {
public:
    constexpr PositionFaults() = default;
    constexpr PositionFaults(PositionFault fault) { add(fault); }

    constexpr void add(PositionFault fault) { bits_ |= bit(fault); }
    constexpr void remove(PositionFault fault) {
        bits_ = static_cast<std::uint16_t>(bits_ & ~bit(fault));
    }
    [[nodiscard]] constexpr bool contains(PositionFault fault) const {
        return (bits_ & bit(fault)) != 0;
    }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }

    friend constexpr bool operator==(PositionFaults, PositionFaults) = default;

private:
    [[nodiscard]] static constexpr std::uint16_t bit(PositionFault fault) {
        return static_cast<std::uint16_t>(1U << static_cast<unsigned>(fault));
    }

    std::uint16_t bits_ = 0;
};

}  // namespace adoube
