#include "engine/network/accumulator.h"

namespace adoube::engine {

namespace {

void add(Sums& sums, const Sums& weights) {
    for (std::size_t n = 0; n < hidden_size; ++n)
        sums[n] = static_cast<std::int16_t>(sums[n] + weights[n]);
}

void subtract(Sums& sums, const Sums& weights) {
    for (std::size_t n = 0; n < hidden_size; ++n)
        sums[n] = static_cast<std::int16_t>(sums[n] - weights[n]);
}

}  // namespace

Accumulator::Pieces Accumulator::pieces_of(const Position& position) {
    Pieces pieces;
    for (const Color color : all_colors)
        for (const PieceType type : all_piece_types)
            pieces[index_of(color)][index_of(type)] = position.pieces(color, type);
    return pieces;
}

void Accumulator::show(const Position& position, const Network& network,
                       const Accumulator& nearby) {
    const Pieces before = nearby.pieces_;
    pieces_ = pieces_of(position);
    for (const Color color : all_colors) {
        View& view = views_[index_of(color)];
        const View& near_view = nearby.views_[index_of(color)];
        const Viewpoint viewpoint(color, position);
        const bool same_view = near_view.from == viewpoint;
        view.sums = same_view ? near_view.sums : network.biases;
        view.from = viewpoint;
        show_difference(view, network, same_view ? before : Pieces{}, pieces_);
    }
}

void Accumulator::show_difference(View& view, const Network& network, const Pieces& before,
                                  const Pieces& after) {
    for (const Color color : all_colors)
        for (const PieceType type : all_piece_types) {
            const Bitboard had = before[index_of(color)][index_of(type)];
            const Bitboard has = after[index_of(color)][index_of(type)];
            for (const Square square : had - has)
                subtract(view.sums,
                         network.feature_weights[view.from->feature(color, type, square)]);
            for (const Square square : has - had)
                add(view.sums, network.feature_weights[view.from->feature(color, type, square)]);
        }
}

}  // namespace adoube::engine
