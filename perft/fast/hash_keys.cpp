#include "perft/fast/hash_keys.h"

#include "base/split_mix.h"

namespace adoube::perft {

namespace {

__extension__ using Wide = unsigned __int128;

std::uint64_t mixed(std::uint64_t word) {
    word = (word ^ word >> 32) * 0x9E3779B97F4A7C15;
    return word ^ word >> 29;
}

// Spreads the sum over both words without losing any of it: each step can be undone.
HashKey finished(Wide sum) {
    auto low = static_cast<std::uint64_t>(sum);
    auto high = static_cast<std::uint64_t>(sum >> 64);
    high += mixed(low);
    low += mixed(high);
    return {high + mixed(low), low};
}

}  // namespace

HashKeys::HashKeys(unsigned key_set) {
    SplitMix64 random(0x61646F756265 + key_set);
    for (std::uint64_t& word : secret_) word = random.next();
}

HashKey HashKeys::of(const Board& board, Color turn, int depth) const {
    const Men& white = board.men[0];
    const Men& black = board.men[1];
    // Castling rooks stand on the first and last rank only; there is room between.
    const std::uint64_t rest = board.castling_rooks.bits() |
                               static_cast<std::uint64_t>(depth) << 16 |
                               static_cast<std::uint64_t>(turn) << 8;
    const std::array<std::uint64_t, word_count> words{
        white.pawns.bits(),    black.pawns.bits(),      white.knights.bits(),
        black.knights.bits(),  white.diagonal.bits(),   black.diagonal.bits(),
        white.straight.bits(), black.straight.bits(),   white.king.bits(),
        black.king.bits(),     board.en_passant.bits(), rest};
    Wide sum = 0;
    for (std::size_t k = 0; k < word_count; k += 2)
        sum += Wide{words[k] + secret_[k]} * (words[k + 1] + secret_[k + 1]);
    return finished(sum);
}

}  // namespace adoube::perft
