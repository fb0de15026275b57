// Games of the engine against itself, to learn from: quick ones, from random openings, in which
// every move gets the same number of nodes.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/split_mix.h"
#include "engine/search/search.h"
#include "rules/position.h"

namespace adoube::train {

// A quiet position with what the search said of it.
struct Judged {
    Position position;
    engine::Score score = 0;  // for the side to move
};

struct PlayedGame {
    std::vector<Judged> positions;
    int result = 0;  // 1 if White has won, -1 if Black has, 0 for a draw
};

class SelfPlay {
public:
    SelfPlay(std::uint64_t nodes, std::uint64_t seed);

    // Nothing if the opening leaves one side too much better, or has ended the game.
    [[nodiscard]] std::optional<PlayedGame> play();

private:
    [[nodiscard]] Position random_start();
    // Keys of the positions before the last one, which is returned; nothing if no game is left.
    [[nodiscard]] std::optional<Position> random_opening(std::vector<Key>& earlier);

    engine::TranspositionTable table_;
    engine::Search search_;
    engine::Limits limits_;
    SplitMix64 random_;
};

}  // namespace adoube::train
