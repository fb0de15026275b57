// Results of games that come from anywhere, gathered until all players are known.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "arbiter/match/standings.h"
#include "game/result.h"
#include "notation/pgn_reader.h"

namespace adoube::arbiter {

class ResultCollector {
public:
    // Counts the game; false if it has no result or names no two players.
    //
    // A pair are two games of the same two players with colors changed and one start: the same FEN,
    // or, from the usual starting position, the same round (up to the dot of "3.1").
    [[nodiscard]] bool add(const pgn::ReadGame& read);

    // In the order in which they came up.
    [[nodiscard]] const std::vector<std::string>& names() const { return names_; }
    // At least two players must have come up. `pairs`: as they were found, or none.
    [[nodiscard]] Standings standings(bool pairs) const;

private:
    struct Game {
        int white = 0;
        int black = 0;
        int pair = 0;
        game::Outcome outcome{};
    };
    // The lower and the higher player, whether the lower has Black, and the start.
    using Half = std::tuple<int, int, bool, std::string>;

    [[nodiscard]] int number_of(const std::string& name);
    [[nodiscard]] int pair_of(int white, int black, const std::string& start);

    std::vector<std::string> names_{};
    std::map<std::string, int, std::less<>> numbers_{};
    std::vector<Game> games_{};
    std::multimap<Half, int> open_pairs_{};
    int pairs_ = 0;
};

// Winner and reason as tags, marker and the last position tell; nothing without a result.
[[nodiscard]] std::optional<game::Outcome> outcome_of(const pgn::ReadGame& read);

}  // namespace adoube::arbiter
