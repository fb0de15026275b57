// A set of squares in one 64-bit word: bit 0 is a1, bit 7 is h1, bit 63 is h8.
#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "rules/square.h"

namespace adoube {

class Bitboard {
public:
    constexpr Bitboard() = default;
    constexpr Bitboard(Square square) : bits_(std::uint64_t{1} << index_of(square)) {}
    constexpr Bitboard(std::initializer_list<Square> squares) {
        for (const Square square : squares) *this |= square;
    }
    [[nodiscard]] static constexpr Bitboard from_bits(std::uint64_t bits) {
        Bitboard board;
        board.bits_ = bits;
        return board;
    }
    [[nodiscard]] static constexpr Bitboard all() { return from_bits(~std::uint64_t{0}); }

    [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr bool any() const { return bits_ != 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
    [[nodiscard]] constexpr bool more_than_one() const { return (bits_ & (bits_ - 1)) != 0; }
    [[nodiscard]] constexpr bool contains(Square square) const {
        return (bits_ >> index_of(square) & 1) != 0;
    }

    // The square with the lowest index; the set must not be empty.
    [[nodiscard]] constexpr Square first() const {
        assert(any());
        return static_cast<Square>(std::countr_zero(bits_));
    }
    // That with the highest index, of a set that is not empty.
    [[nodiscard]] constexpr Square last() const {
        assert(any());
        return static_cast<Square>(63 - std::countl_zero(bits_));
    }
    constexpr Square pop_first() {
        const Square square = first();
        bits_ &= bits_ - 1;
        return square;
    }

    constexpr Bitboard& operator|=(Bitboard other) {
        bits_ |= other.bits_;
        return *this;
    }
    constexpr Bitboard& operator&=(Bitboard other) {
        bits_ &= other.bits_;
        return *this;
    }
    constexpr Bitboard& operator^=(Bitboard other) {
        bits_ ^= other.bits_;
        return *this;
    }
    constexpr Bitboard& operator-=(Bitboard other) {
        bits_ &= ~other.bits_;
        return *this;
    }
    friend constexpr Bitboard operator|(Bitboard a, Bitboard b) { return a |= b; }
    friend constexpr Bitboard operator&(Bitboard a, Bitboard b) { return a &= b; }
    friend constexpr Bitboard operator^(Bitboard a, Bitboard b) { return a ^= b; }
    // The squares of `a` that are not in `b`.
    friend constexpr Bitboard operator-(Bitboard a, Bitboard b) { return a -= b; }
    friend constexpr Bitboard operator~(Bitboard a) { return from_bits(~a.bits_); }
    friend constexpr bool operator==(Bitboard, Bitboard) = default;

    // Iterates from a1 to h8.
    class Iterator {
    public:
        constexpr explicit Iterator(std::uint64_t bits) : bits_(bits) {}
        constexpr Square operator*() const { return static_cast<Square>(std::countr_zero(bits_)); }
        constexpr Iterator& operator++() {
            bits_ &= bits_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t bits_;
    };
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

private:
    std::uint64_t bits_ = 0;
};

[[nodiscard]] constexpr Bitboard squares_of(File file) {
    return Bitboard::from_bits(std::uint64_t{0x0101010101010101} << index_of(file));
}
[[nodiscard]] constexpr Bitboard squares_of(Rank rank) {
    return Bitboard::from_bits(std::uint64_t{0xFF} << (8 * index_of(rank)));
}

// Where pieces start, and where the opponent's pawns are promoted.
inline constexpr Bitboard back_ranks = squares_of(Rank::r1) | squares_of(Rank::r8);

inline constexpr Bitboard light_squares = Bitboard::from_bits(0x55AA55AA55AA55AA);
inline constexpr Bitboard dark_squares = ~light_squares;
static_assert(dark_squares.contains(Square::a1) && light_squares.contains(Square::h1));

// Every square of the set moved one step towards the opponent, or towards a side of the board;
// what leaves the board is gone.
[[nodiscard]] constexpr Bitboard forward(Color color, Bitboard set) {
    return Bitboard::from_bits(color == Color::white ? set.bits() << 8 : set.bits() >> 8);
}
[[nodiscard]] constexpr Bitboard towards_a(Bitboard set) {
    return Bitboard::from_bits((set - squares_of(File::a)).bits() >> 1);
}
[[nodiscard]] constexpr Bitboard towards_h(Bitboard set) {
    return Bitboard::from_bits((set - squares_of(File::h)).bits() << 1);
}
static_assert(towards_h(Bitboard{Square::h4}).empty());
static_assert(forward(Color::black, Bitboard{Square::e7}) == Bitboard{Square::e6});

}  // namespace adoube
