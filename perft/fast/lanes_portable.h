// Lanes as an array for any processor, see lanes.h.
#pragma once

#include <cstdint>

#include "rules/bitboard.h"

namespace adoube::perft {

inline constexpr bool wide_lanes = false;

class Lanes {
public:
    static constexpr int count = 8;

    [[nodiscard]] static Lanes load(const void* eight_words) {
        Lanes lanes;
        __builtin_memcpy(lanes.words_, eight_words, sizeof lanes.words_);
        return lanes;
    }
    [[nodiscard]] static Lanes all(Bitboard set) { return all(set.bits()); }
    [[nodiscard]] static Lanes all(std::uint64_t word) {
        return each([&](int) { return word; });
    }
    void store(void* eight_words) const { __builtin_memcpy(eight_words, words_, sizeof words_); }

    friend Lanes operator&(Lanes a, Lanes b) {
        return each([&](int k) { return a.words_[k] & b.words_[k]; });
    }
    friend Lanes operator|(Lanes a, Lanes b) {
        return each([&](int k) { return a.words_[k] | b.words_[k]; });
    }
    // The squares of `a` that are not in `b`.
    friend Lanes operator-(Lanes a, Lanes b) {
        return each([&](int k) { return a.words_[k] & ~b.words_[k]; });
    }
    // In each lane the word with the lane's number in `table`.
    [[nodiscard]] static Lanes picked(Lanes numbers, Lanes table) {
        return each([&](int k) { return table.words_[numbers.words_[k]]; });
    }
    // In each lane the word of `words` with the lane's number.
    [[nodiscard]] static Lanes gathered(const std::int32_t* numbers, const Bitboard* words) {
        return each([&](int k) { return words[numbers[k]].bits(); });
    }
    // The lanes with bit k of `mask` set are emptied.
    [[nodiscard]] Lanes emptied(unsigned mask) const {
        return each([&](int k) { return (mask >> k & 1U) != 0 ? 0 : words_[k]; });
    }
    // Bit k: lane k of the two have a square in common.
    [[nodiscard]] static unsigned meet(Lanes a, Lanes b) {
        unsigned mask = 0;
        for (int k = 0; k < count; ++k) mask |= ((a.words_[k] & b.words_[k]) != 0 ? 1U : 0U) << k;
        return mask;
    }

    // The sizes of the sets, as numbers; numbers can be added and multiplied.
    [[nodiscard]] Lanes sizes() const {
        return each(
            [&](int k) { return static_cast<std::uint64_t>(__builtin_popcountll(words_[k])); });
    }
    [[nodiscard]] static Lanes sum(Lanes a, Lanes b) {
        return each([&](int k) { return a.words_[k] + b.words_[k]; });
    }
    [[nodiscard]] static Lanes difference(Lanes a, Lanes b) {
        return each([&](int k) { return a.words_[k] - b.words_[k]; });
    }
    [[nodiscard]] static Lanes product(Lanes a, Lanes b) {
        return each([&](int k) { return a.words_[k] * b.words_[k]; });
    }
    [[nodiscard]] std::int64_t total() const {
        std::uint64_t sum = 0;
        for (const std::uint64_t word : words_) sum += word;
        return static_cast<std::int64_t>(sum);
    }

private:
    template <class Function>
    static Lanes each(Function function) {
        Lanes lanes;
        for (int k = 0; k < count; ++k) lanes.words_[k] = function(k);
        return lanes;
    }

    std::uint64_t words_[count]{};
};

// How many of some sets hold each square; at most 16 sets hold one.
class TargetCounts {
public:
    void add(Bitboard set) {
        for (Bitboard& plane : planes_) {
            const Bitboard carry = plane & set;
            plane ^= set;
            set = carry;
        }
    }
    void finish() {}
    [[nodiscard]] Bitboard held() const {
        Bitboard any;
        for (const Bitboard plane : planes_) any |= plane;
        return any;
    }
    [[nodiscard]] int of(Square square) const {
        int count = 0;
        for (int bit = 0; bit < 5; ++bit) count += planes_[bit].contains(square) ? 1 << bit : 0;
        return count;
    }

private:
    Bitboard planes_[5]{};
};

}  // namespace adoube::perft
