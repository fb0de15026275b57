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

}  // namespace adoube::engine
