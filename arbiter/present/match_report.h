// The lines that a match prints. Other tools read some of them, so their words and blanks are
// part of the contract: "Started game", "Finished game", "Score of", "Games:", "Ptnml(0-2):".
#pragma once

#include <string>
#include <vector>

#include "arbiter/match/conclusion.h"
#include "arbiter/match/schedule.h"
#include "arbiter/match/sprt.h"
#include "arbiter/match/standings.h"

namespace adoube::arbiter {

using Names = std::vector<std::string>;

// "Started game 3 of 20 (A vs B)"
[[nodiscard]] std::string started_line(const Pairing& pairing, int game_count, const Names& names);
// "Finished game 3 (A vs B): 1-0 {White mates}"
[[nodiscard]] std::string finished_line(const Pairing& pairing, const Names& names,
                                        const Conclusion& conclusion);
// "Score of A vs B: 3 - 1 - 16  [0.550] 20", for the first two players.
[[nodiscard]] std::string score_line(const Standings& standings, const Names& names);

// What the games have come to: for two players the statistics of the first against the second,
// for more a table. Every line ends with a line feed; none is empty.
[[nodiscard]] std::string report(const Standings& standings, const Names& names, const Sprt* sprt);
// How the games of each player ended, in the words of the console, and how often.
[[nodiscard]] std::string outcomes(const Standings& standings, const Names& names);
// How often a player lost on time, by an illegal move or by vanishing; empty if nobody did.
[[nodiscard]] std::string failures(const Standings& standings, const Names& names);

// The whole result as one JSON object in one line.
[[nodiscard]] std::string json_report(const Standings& standings, const Names& names,
                                      const Sprt* sprt, bool is_complete);

}  // namespace adoube::arbiter
