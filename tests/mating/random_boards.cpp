#include "random_boards.h"

#include <array>
#include <optional>

namespace adoube::mating {

namespace {

[[nodiscard]] Color any_color(SplitMix64& random) { return static_cast<Color>(random.below(2)); }

[[nodiscard]] Square free_square(const Setup& setup, SplitMix64& random, PieceType type) {
    while (true) {
        const auto square = static_cast<Square>(random.below(square_count));
        const bool back = rank_of(square) == Rank::r1 || rank_of(square) == Rank::r8;
        if (!setup.at(square) && !(back && type == PieceType::pawn)) return square;
    }
}

void throw_on(Setup& setup, SplitMix64& random, Piece piece) {
    setup.put(piece, free_square(setup, random, piece.type));
}

void throw_kings(Setup& setup, SplitMix64& random) {
    for (const Color color : all_colors) throw_on(setup, random, {color, PieceType::king});
    setup.turn = any_color(random);
}

// A white and a black pawn, the one right before the other.
void throw_pair(Setup& setup, SplitMix64& random) {
    const auto file = static_cast<File>(random.below(8));
    const std::uint64_t rank = 1 + random.below(5);
    const Square white = square_at(file, static_cast<Rank>(rank));
    const Square black = square_at(file, static_cast<Rank>(rank + 1));
    if (setup.at(white) || setup.at(black)) return;
    setup.put({Color::white, PieceType::pawn}, white);
    setup.put({Color::black, PieceType::pawn}, black);
}

// Throws until the audit is content.
template <class Thrower>
[[nodiscard]] Position thrown(Thrower thrower) {
    while (true) {
        Setup setup;
        thrower(setup);
        if (const auto position = Position::from(setup)) return *position;
    }
}

}  // namespace

Position few_men(SplitMix64& random, int others) {
    return thrown([&](Setup& setup) {
        throw_kings(setup, random);
        for (int man = 0; man < others; ++man)
            throw_on(setup, random, {any_color(random), static_cast<PieceType>(random.below(5))});
    });
}

Position pawn_walls(SplitMix64& random) {
    return thrown([&](Setup& setup) {
        throw_kings(setup, random);
        const std::uint64_t pairs = 2 + random.below(4);
        for (std::uint64_t pair = 0; pair < pairs; ++pair) throw_pair(setup, random);
        const std::uint64_t pawns = random.below(3);
        for (std::uint64_t pawn = 0; pawn < pawns; ++pawn)
            throw_on(setup, random, {any_color(random), PieceType::pawn});
        for (const Color color : all_colors)
            if (random.below(3) == 0)
                throw_on(setup, random,
                         {color, random.below(3) == 0 ? PieceType::knight : PieceType::bishop});
    });
}

}  // namespace adoube::mating
