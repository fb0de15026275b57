// The rules by which two public test servers read a match runner, written down from their
// descriptions: what they take from the lines and from the games.
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

namespace adoube::e2e {

// OpenBench: reads standard output, as ASCII, up to the first empty line. Words are found by
// their place in a line, so names hold no blank and no colon.
struct OpenBenchReading {
    std::map<int, std::string> results;  // by the number of the game
    int crashes = 0;
    int time_losses = 0;
    int illegal_moves = 0;
    bool is_ascii = true;

    // Half points of the first engine, which has White in odd games, by pairs: 0 to 4.
    [[nodiscard]] std::array<int, 5> pairs() const;
};
[[nodiscard]] OpenBenchReading read_as_openbench(const std::string& out);

// A game's text as OpenBench takes it out of the file: tags, a blank line, moves, a blank line.
struct OpenBenchGame {
    std::map<std::string, std::string> tags;
    int scores = 0;  // comments with a score and a depth
    int times = 0;
    int nodes = 0;
    int selective_depths = 0;
};
[[nodiscard]] std::vector<OpenBenchGame> read_games_as_openbench(const std::string& pgn);

// fishtest: reads standard output and standard error line by line.
struct FishtestReading {
    int wins = 0;
    int losses = 0;
    int draws = 0;
    std::array<int, 5> pairs{};
    int crashes = 0;
    int time_losses = 0;
    int blocks = 0;
    bool blocks_hold_whole_pairs = true;  // in every block the games are twice the pairs
    bool never_far_ahead = true;          // never more than a batch beyond the last block
    bool finished = false;
};
[[nodiscard]] FishtestReading read_as_fishtest(const std::string& out, int batch);

}  // namespace adoube::e2e
