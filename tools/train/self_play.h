// Games of the engine against itself, to learn from: quick ones, from random openings, in which
// every move gets the same number of nodes.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/split_mix.h"
#include "engine/search/search.h"
#include "rules/history.h"
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
    // A game that has begun: where it stands, and the keys of the positions before, the oldest
    // first.
    struct Begun {
        History history;
        std::vector<Key> earlier{};

        void play(Move move);
    };

    [[nodiscard]] Position random_start();
    // Nothing if no game is left after it.
    [[nodiscard]] std::optional<Begun> random_opening();
    // The result, if the Laws end the game here.
    [[nodiscard]] static std::optional<int> result_of(const Begun& game);

    engine::TranspositionTable table_;
    engine::Search search_;
    engine::Limits limits_;
    SplitMix64 random_;
};

}  // namespace adoube::train
