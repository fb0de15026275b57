// Lanes in one AVX-512 register, see lanes.h.
#pragma once

#include <immintrin.h>

#include <cstdint>

#include "rules/bitboard.h"

namespace adoube::perft {

inline constexpr bool wide_lanes = true;

class Lanes {
public:
    static constexpr int count = 8;

    Lanes() : value_(_mm512_setzero_si512()) {}
    [[nodiscard]] static Lanes load(const void* eight_words) {
        return Lanes(_mm512_loadu_si512(eight_words));
    }
    [[nodiscard]] static Lanes all(Bitboard set) { return all(set.bits()); }
    [[nodiscard]] static Lanes all(std::uint64_t word) {
        return Lanes(_mm512_set1_epi64(static_cast<long long>(word)));
    }
    void store(void* eight_words) const { _mm512_storeu_si512(eight_words, value_); }

    friend Lanes operator&(Lanes a, Lanes b) { return Lanes(_mm512_and_si512(a.value_, b.value_)); }
    friend Lanes operator|(Lanes a, Lanes b) { return Lanes(_mm512_or_si512(a.value_, b.value_)); }
    // The squares of `a` that are not in `b`.
    friend Lanes operator-(Lanes a, Lanes b) {
        return Lanes(_mm512_andnot_si512(b.value_, a.value_));
    }
    // In each lane the word with the lane's number in `table`.
    [[nodiscard]] static Lanes picked(Lanes numbers, Lanes table) {
        return Lanes(_mm512_permutexvar_epi64(numbers.value_, table.value_));
    }
    // In each lane the word of `words` with the lane's number.
    [[nodiscard]] static Lanes gathered(const std::int32_t* numbers, const Bitboard* words) {
        const __m256i indexes = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(numbers));
        return Lanes(_mm512_i32gather_epi64(indexes, words, 8));
    }
    // The lanes with bit k of `mask` set are emptied.
    [[nodiscard]] Lanes emptied(unsigned mask) const {
        return Lanes(_mm512_maskz_mov_epi64(static_cast<__mmask8>(~mask), value_));
    }
    // Bit k: lane k of the two have a square in common.
    [[nodiscard]] static unsigned meet(Lanes a, Lanes b) {
        return _mm512_test_epi64_mask(a.value_, b.value_);
    }

    // The sizes of the sets, as numbers; numbers can be added and multiplied.
    [[nodiscard]] Lanes sizes() const { return Lanes(_mm512_popcnt_epi64(value_)); }
    [[nodiscard]] static Lanes sum(Lanes a, Lanes b) {
        return Lanes(_mm512_add_epi64(a.value_, b.value_));
    }
    [[nodiscard]] static Lanes difference(Lanes a, Lanes b) {
        return Lanes(_mm512_sub_epi64(a.value_, b.value_));
    }
    [[nodiscard]] static Lanes product(Lanes a, Lanes b) {
        return Lanes(_mm512_mullo_epi64(a.value_, b.value_));
    }
    [[nodiscard]] std::int64_t total() const { return _mm512_reduce_add_epi64(value_); }

private:
    explicit Lanes(__m512i value) : value_(value) {}

    __m512i value_;
};

// How many of some sets hold each square; at most 16 sets hold one.
class TargetCounts {
public:
    void add(Bitboard set) {
        bytes_ = _mm512_mask_sub_epi8(bytes_, set.bits(), bytes_, _mm512_set1_epi8(-1));
    }
    void finish() { _mm512_store_si512(counts_, bytes_); }
    [[nodiscard]] Bitboard held() const {
        return Bitboard::from_bits(_mm512_test_epi8_mask(bytes_, bytes_));
    }
    [[nodiscard]] int of(Square square) const { return counts_[index_of(square)]; }

private:
    __m512i bytes_ = _mm512_setzero_si512();
    alignas(64) std::uint8_t counts_[square_count];
};

}  // namespace adoube::perft
