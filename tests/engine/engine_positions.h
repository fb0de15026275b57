// Positions and searches for the tests of the engine.
#pragma once

#include <string_view>
#include <vector>

#include "engine/bench.h"
#include "engine/search/search.h"
#include "notation/fen.h"
#include "notation/uci_move.h"
#include "rules/legal_moves.h"
#include "support/catch.h"

namespace adoube::engine {

// As many queens as have room, against a bare king.
inline constexpr std::string_view full_of_queens =
    "7k/QQQQQQ2/QQQQQQQ1/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/KQQQQQQ1 b - - 0 1";

inline Position position_of(std::string_view fen, Variant variant = Variant::standard) {
    const auto read = fen::read_position(fen, variant, fen::Strictness::lenient);
    REQUIRE(read);
    return read->position;
}

inline Move move_of(const Position& position, std::string_view text) {
    const auto move = uci_move::read(position, text);
    REQUIRE(move);
    return *move;
}

inline Root root_of(const Position& position, std::vector<Key> earlier = {}) {
    Root root{position, std::move(earlier)};
    for (const Move move : legal_moves(position)) root.moves.push_back(move);
    return root;
}

// What a search that knows nothing yet chooses.
inline Choice chosen(const Root& root, const Limits& limits) {
    TranspositionTable table(1);
    Search search(table);
    Indifferent nobody;
    return search.run(root, limits, nobody);
}

// The pieces of each color on the squares that `moved_to` names, in that other color or the same;
// castling rights and en passant are left out.
template <class MovedTo>
Position transformed(const Position& position, bool change_colors, MovedTo moved_to) {
    const Setup setup = position.setup();
    Setup other;
    for (const Square square : position.occupied()) {
        const Piece piece = *setup.at(square);
        other.put({change_colors ? opponent(piece.color) : piece.color, piece.type},
                  moved_to(square));
    }
    other.turn = change_colors ? opponent(setup.turn) : setup.turn;
    other.halfmove_clock = setup.halfmove_clock;
    const auto result = Position::from(other);
    REQUIRE(result);
    return *result;
}

// The same position with colors changed.
inline Position with_colors_changed(const Position& position) {
    return transformed(position, true, [](Square square) { return mirrored(square); });
}

// With files a to h exchanged for h to a.
inline Position with_wings_changed(const Position& position) {
    return transformed(position, false,
                       [](Square square) { return static_cast<Square>(index_of(square) ^ 7); });
}

}  // namespace adoube::engine
