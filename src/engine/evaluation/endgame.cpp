#include <algorithm>
#include <cstdlib>

#include "engine/evaluation/evaluation.h"
#include "engine/evaluation/pawn_ending.h"
#include "engine/evaluation/terms.h"
#include "engine/exchange.h"
#include "rules/distance.h"

namespace adoube::engine {

namespace {

constexpr Bitboard queenside =
    squares_of(File::a) | squares_of(File::b) | squares_of(File::c) | squares_of(File::d);

[[nodiscard]] int officers_value(const Position& position, Color color) {
    int sum = 0;
    for (const PieceType type :
         {PieceType::knight, PieceType::bishop, PieceType::rook, PieceType::queen})
        sum += exchange_value(type) * position.pieces(color, type).size();
    return sum;
}

// Each side has one bishop, on squares of different colors.
[[nodiscard]] bool opposite_bishops(const Position& position) {
    const Bitboard bishops = position.pieces(PieceType::bishop);
    return bishops.size() == 2 && (bishops & light_squares).size() == 1 &&
           (bishops & position.pieces(Color::white)).size() == 1;
}

// 0 in the centre to 6 in a corner.
[[nodiscard]] int distance_from_centre(Square square) {
    const auto off = [](std::size_t index) {
        return index < 4 ? 3 - static_cast<int>(index) : static_cast<int>(index) - 4;
    };
    return off(index_of(file_of(square))) + off(index_of(rank_of(square)));
}

// Bishop and knight mate only in a corner that the bishop attacks.
[[nodiscard]] bool has_bishop_and_knight_only(const Position& position, Color color) {
    return position.pieces(color).size() == 3 &&
           position.pieces(color, PieceType::bishop).size() == 1 &&
           position.pieces(color, PieceType::knight).size() == 1;
}

// How far the king has been driven from the long diagonal that ends in the wrong corners: it grows
// along both edges that lead from there to the right ones.
[[nodiscard]] int way_to_mating_corner(Square king, Bitboard bishop) {
    const auto file = static_cast<int>(file_of(king));
    const auto rank = static_cast<int>(rank_of(king));
    return std::abs((bishop & light_squares).any() ? file - rank : 7 - file - rank);
}

[[nodiscard]] bool is_pawn_ending(const Position& position) {
    return position.occupied().size() == 3 && position.pieces(PieceType::pawn).any();
}

// The table knows White's pawns: Black's are turned around.
[[nodiscard]] bool is_won_pawn_ending(const Position& position, Color stronger) {
    const auto seen = [&](Square square) {
        return static_cast<int>(index_of(stronger == Color::white ? square : mirrored(square)));
    };
    return pawn_ending().is_won(position.turn() == stronger, seen(position.king(stronger)),
                                seen(position.pieces(PieceType::pawn).first()),
                                seen(position.king(opponent(stronger))));
}

}  // namespace

int initiative(const Facts& facts, int sum) {
    if (sum == 0) return 0;
    const Initiative& weights = facts.weights.initiative;
    const Position& position = facts.position;
    const Bitboard pawns = position.pieces(PieceType::pawn);
    const SideFacts& white = facts.of(Color::white);
    const SideFacts& black = facts.of(Color::black);
    const auto apart = [](auto a, auto b) {
        return std::abs(static_cast<int>(a) - static_cast<int>(b));
    };
    const int outflanking = apart(file_of(white.king), file_of(black.king)) -
                            apart(rank_of(white.king), rank_of(black.king));
    const bool entered =
        rank_index(Color::white, white.king) > 3 || rank_index(Color::black, black.king) > 3;
    const bool both_wings = (pawns & queenside).any() && (pawns - queenside).any();
    const bool pawn_ending = position.occupied() == (pawns | white.king | black.king);
    const int worth =
        weights.passed_pawn * (white.passed_pawns.size() + black.passed_pawns.size()) +
        weights.pawn * pawns.size() + weights.outflanking * outflanking +
        (both_wings ? weights.both_wings : 0) + (entered ? weights.entered : 0) +
        (pawn_ending ? weights.pawn_ending : 0) + weights.always;
    return sum > 0 ? std::max(worth, -sum) : -std::max(worth, sum);
}

int winning_chance(const Position& position, Color stronger) {
    if (is_pawn_ending(position)) return is_won_pawn_ending(position, stronger) ? full_chance : 0;
    const Color weaker = opponent(stronger);
    const int pawns = position.pieces(stronger, PieceType::pawn).size();
    const int strong = officers_value(position, stronger);
    const int weak = officers_value(position, weaker);
    if (pawns == 0 && strong - weak <= exchange_value(PieceType::bishop))
        return strong < exchange_value(PieceType::rook) ? 0 : 8;
    if (opposite_bishops(position)) {
        const bool bishops_only = strong == weak && strong == exchange_value(PieceType::bishop);
        return bishops_only ? std::min(16 + 6 * pawns, 40) : std::min(34 + 5 * pawns, 58);
    }
    return std::min(full_chance, 40 + 8 * pawns + (strong > weak ? 16 : 0));
}

int mop_up(const Position& position, Color stronger) {
    const Color weaker = opponent(stronger);
    if (position.pieces(weaker).size() > 1) return 0;
    if (is_pawn_ending(position)) return is_won_pawn_ending(position, stronger) ? 200 : 0;
    const int strong = officers_value(position, stronger);
    if (strong < exchange_value(PieceType::rook)) return 0;
    const Square hunted = position.king(weaker);
    const int near = 20 * (7 - steps_between(position.king(stronger), hunted));
    if (has_bishop_and_knight_only(position, stronger))
        return 300 + near + 30 * distance_from_centre(hunted) +
               100 * way_to_mating_corner(hunted, position.pieces(PieceType::bishop));
    return 300 + near + 40 * distance_from_centre(hunted);
}

}  // namespace adoube::engine
