// Bishop and rook attacks, looked up by the squares that block them. Built for a processor with
// BMI2, the blockers are gathered by one instruction into the index of a table; built for any
// other, the rays are computed by subtraction. Both give the same sets (a test compares them).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rules/bitboard.h"
#include "rules/slider_subtraction.h"

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace adoube {

#if defined(__BMI2__)

namespace detail {

// The attack sets of one kind of slider, by square and by the blockers on its inner rays.
class SliderTable {
public:
    using WholeBoardFunction = Bitboard (*)(Square from, Bitboard occupied);

    // `mask_of(square)` are the squares whose occupation can change the attacks from there.
    SliderTable(WholeBoardFunction attacks, Bitboard (*mask_of)(Square));
    SliderTable(const SliderTable&) = delete;
    SliderTable& operator=(const SliderTable&) = delete;

    [[nodiscard]] Bitboard look_up(Square from, Bitboard occupied) const {
        const Entry& entry = entries_[index_of(from)];
        return entry.sets[_pext_u64(occupied.bits(), entry.mask)];
    }

private:
    struct Entry {
        std::uint64_t mask = 0;
        const Bitboard* sets = nullptr;
    };
    std::array<Entry, square_count> entries_{};
    std::vector<Bitboard> storage_;
};

// Filled before main; never changed afterwards. Not for use by other static initialisers.
extern const SliderTable bishop_table;
extern const SliderTable rook_table;

}  // namespace detail

[[nodiscard]] inline Bitboard bishop_attacks(Square from, Bitboard occupied) {
    return detail::bishop_table.look_up(from, occupied);
}
[[nodiscard]] inline Bitboard rook_attacks(Square from, Bitboard occupied) {
    return detail::rook_table.look_up(from, occupied);
}

#else

[[nodiscard]] constexpr Bitboard bishop_attacks(Square from, Bitboard occupied) {
    return subtracted_bishop_attacks(from, occupied);
}
[[nodiscard]] constexpr Bitboard rook_attacks(Square from, Bitboard occupied) {
    return subtracted_rook_attacks(from, occupied);
}

#endif

}  // namespace adoube
