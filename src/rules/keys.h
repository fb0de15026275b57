// Position keys (Zobrist): one random number for each fact about a position, combined by xor.
// Two positions that are the same in the sense of Article 9.2.3 have the same key; different
// positions have different keys but for a chance of about 2^-64 a pair.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/split_mix.h"
#include "rules/castling.h"
#include "rules/piece.h"
#include "rules/square.h"

namespace adoube {

using Key = std::uint64_t;

namespace detail {

struct KeyTable {
    std::array<std::array<std::array<Key, square_count>, 6>, 2> pieces{};
    std::array<std::array<std::array<Key, 8>, 2>, 2> castling{};  // by color, wing, rook file
    std::array<Key, 8> en_passant{};                              // by file
    Key black_to_move = 0;
};

consteval KeyTable key_table(std::uint64_t seed) {
    SplitMix64 random(seed);
    KeyTable table;
    for (auto& color : table.pieces)
        for (auto& type : color)
            for (Key& key : type) key = random.next();
    for (auto& color : table.castling)
        for (auto& wing : color)
            for (Key& key : wing) key = random.next();
    for (Key& key : table.en_passant) key = random.next();
    table.black_to_move = random.next();
    return table;
}

inline constexpr KeyTable keys = key_table(20230101);

}  // namespace detail

[[nodiscard]] constexpr Key key_of(Piece piece, Square square) {
    return detail::keys.pieces[index_of(piece.color)][index_of(piece.type)][index_of(square)];
}
[[nodiscard]] constexpr Key key_of(Color color, Wing wing, File rook) {
    return detail::keys.castling[index_of(color)][index_of(wing)][index_of(rook)];
}
[[nodiscard]] constexpr Key en_passant_key(File file) {
    return detail::keys.en_passant[index_of(file)];
}
[[nodiscard]] constexpr Key black_to_move_key() { return detail::keys.black_to_move; }

}  // namespace adoube
