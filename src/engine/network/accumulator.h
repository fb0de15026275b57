// The sums of the network for one position. Those of a similar position are made from them by
// adding what has come and taking away what has gone.
#pragma once

#include <array>
#include <optional>

#include "engine/network/network.h"
#include "rules/position.h"

namespace adoube::engine {

class Accumulator {
public:
    // Makes the sums those of the position, out of another accumulator's or its own. The more the
    // two positions have in common the faster it is; the sums do not depend on it.
    void show(const Position& position, const Network& network, const Accumulator& nearby);

    // As the color sees the position that was shown last.
    [[nodiscard]] const Sums& of(Color color) const { return views_[index_of(color)].sums; }

private:
    using Pieces = std::array<std::array<Bitboard, 6>, 2>;  // by color, by type

    struct View {
        alignas(64) Sums sums{};
        std::optional<Viewpoint> from{};  // none while nothing has been shown
    };

    [[nodiscard]] static Pieces pieces_of(const Position& position);
    static void show_difference(View& view, const Network& network, const Pieces& before,
                                const Pieces& after);

    Pieces pieces_{};
    std::array<View, 2> views_{};
};

}  // namespace adoube::engine
