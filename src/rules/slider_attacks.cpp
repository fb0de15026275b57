#include "rules/slider_attacks.h"

#if defined(__BMI2__)

namespace adoube::detail {

SliderTable::SliderTable(WholeBoardFunction attacks, Bitboard (*mask_of)(Square)) {
    std::size_t total = 0;
    for (std::size_t index = 0; index < square_count; ++index)
        total += std::size_t{1} << mask_of(static_cast<Square>(index)).size();
    storage_.reserve(total);  // entries keep pointers into it

    for (std::size_t index = 0; index < square_count; ++index) {
        const auto from = static_cast<Square>(index);
        const std::uint64_t mask = mask_of(from).bits();
        entries_[index] = {mask, storage_.data() + storage_.size()};
        const std::size_t count = std::size_t{1} << std::popcount(mask);
        for (std::size_t blockers = 0; blockers < count; ++blockers)
            storage_.push_back(attacks(from, Bitboard::from_bits(_pdep_u64(blockers, mask))));
    }
}

namespace {

constexpr Bitboard edge_files = squares_of(File::a) | squares_of(File::h);

// A ray's last square is attacked whether or not something stands on it.
Bitboard bishop_mask(Square from) {
    return subtracted_bishop_attacks(from, {}) - edge_files - back_ranks;
}

Bitboard rook_mask(Square from) {
    const Bitboard file = squares_of(file_of(from)) - back_ranks;
    const Bitboard rank = squares_of(rank_of(from)) - edge_files;
    return (file ^ rank) - Bitboard{from};
}

}  // namespace

const SliderTable bishop_table(subtracted_bishop_attacks, bishop_mask);
const SliderTable rook_table(subtracted_rook_attacks, rook_mask);

}  // namespace adoube::detail

#endif
