// One position of a suite and what counts as its solution.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/search/search.h"
#include "rules/position.h"

namespace adoube::solve {

struct Problem {
    std::string name;  // of `id`, or empty
    Position position;
    std::vector<Move> best{};     // of `bm`: one of these has to be found
    std::vector<Move> avoided{};  // of `am`: none of these
    std::optional<int> mate{};    // of `dm`, or of `ce +M3`: in so many moves
};

// A line of a suite (EPD); nothing where it has no position to move in, or a best or avoided move
// that cannot be read.
[[nodiscard]] std::optional<Problem> read_problem(std::string_view line);

// True if it says what a solution is. With `by_mate` that is a mate that is short enough.
[[nodiscard]] bool has_solution(const Problem& problem, bool by_mate);

// True if the choice solves it, which has such a solution.
[[nodiscard]] bool is_solved(const Problem& problem, const engine::Choice& choice, bool by_mate);

}  // namespace adoube::solve
