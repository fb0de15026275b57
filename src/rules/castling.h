// Castling in both variants by one rule: a right belongs to a color and a wing and names the
// rook by its file. In standard chess the files are a and h.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "rules/color.h"
#include "rules/square.h"

namespace adoube {

enum class Wing : std::uint8_t { kingside, queenside };

inline constexpr std::array<Wing, 2> all_wings{Wing::kingside, Wing::queenside};

[[nodiscard]] constexpr std::size_t index_of(Wing wing) { return static_cast<std::size_t>(wing); }

// Where king and rook stand afterwards, wherever they came from (Articles 3.8.2 and Guidelines
// II.3 for Chess960).
[[nodiscard]] constexpr Square castled_king(Color color, Wing wing) {
    return square_at(wing == Wing::kingside ? File::g : File::c, back_rank(color));
}
[[nodiscard]] constexpr Square castled_rook(Color color, Wing wing) {
    return square_at(wing == Wing::kingside ? File::f : File::d, back_rank(color));
}

// The rights that a position still has, as the files of the rooks.
class CastlingRights {
public:
    [[nodiscard]] constexpr std::optional<File> rook_file(Color color, Wing wing) const {
        const std::uint8_t file = files_[slot(color, wing)];
        if (file == none) return std::nullopt;
        return static_cast<File>(file);
    }
    [[nodiscard]] constexpr bool has(Color color, Wing wing) const {
        return files_[slot(color, wing)] != none;
    }
    [[nodiscard]] constexpr bool has_any(Color color) const {
        return has(color, Wing::kingside) || has(color, Wing::queenside);
    }
    [[nodiscard]] constexpr bool empty() const {
        return !has_any(Color::white) && !has_any(Color::black);
    }

    constexpr void grant(Color color, Wing wing, File rook) {
        files_[slot(color, wing)] = static_cast<std::uint8_t>(rook);
    }
    constexpr void revoke(Color color, Wing wing) { files_[slot(color, wing)] = none; }
    constexpr void revoke(Color color) {
        for (const Wing wing : all_wings) revoke(color, wing);
    }

    friend constexpr bool operator==(const CastlingRights&, const CastlingRights&) = default;

private:
    static constexpr std::uint8_t none = 8;
    [[nodiscard]] static constexpr std::size_t slot(Color color, Wing wing) {
        return index_of(color) * 2 + index_of(wing);
    }

    std::array<std::uint8_t, 4> files_{none, none, none, none};
};

}  // namespace adoube
