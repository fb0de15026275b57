// What is said about a line of moves that cannot be, or does not keep what it promises.
#pragma once

#include <string>
#include <vector>

#include "arbiter/match/announced_line.h"
#include "arbiter/match/game_record.h"

namespace adoube::arbiter {

// Bytes of an engine's text that are shown at most.
inline constexpr std::size_t longest_shown_word = 20;
inline constexpr std::size_t longest_shown_line = 300;

struct LineReport {
    int game = 0;
    std::string player{};
    LineComplaint complaint{};
    std::string line{};
};

// Of all lines of the game that are complained of, in the order of its moves.
[[nodiscard]] std::vector<LineReport> line_reports(const GameRecord& record);

// "game 3: the line of A is wrong: e2e5 is not legal; pv e7e5 e2e5"
[[nodiscard]] std::string describe(const LineReport& report);

}  // namespace adoube::arbiter
