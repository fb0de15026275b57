// Can this color still mate? (Articles 5.2.2 and 6.9.) The answer is exact, over every series of
// legal moves in which the opponent helps as much as he can; the 75-move and fivefold rules do
// not count. Time is measured in nodes: positions looked at.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "rules/color.h"
#include "rules/move.h"
#include "rules/position.h"

namespace adoube::mating {

enum class Answer : std::uint8_t { can, cannot, unknown };

// Why no series of legal moves mates.
enum class Proof : std::uint8_t {
    game_over,  // the position has no legal move and is not a mate by that color
    material,   // what is on the board can never mate, whatever the opponent's pawns become
    walls,      // the squares that each piece can ever reach hold no mate
    exhausted,  // every position that can arise was looked at
};

struct Verdict {
    Answer answer = Answer::unknown;
    std::vector<Move> helpmate;  // `can`: from this position to the mate, empty if it is one
    std::optional<Proof> proof;  // set exactly if the answer is `cannot`
    std::size_t nodes = 0;       // what the answer cost
};

// Enough for every position of our collection; some seconds and 400 MB at worst.
inline constexpr std::size_t full_budget = 10'000'000;
// Where a flag has fallen: about a second at worst.
inline constexpr std::size_t flag_budget = 1'000'000;
// After every move: below a millisecond.
inline constexpr std::size_t quick_budget = 400;

// The answer for one color. `unknown` only if the budget ends first, or if more than 32 men stand
// on the board and neither a short search nor the walls decide.
[[nodiscard]] Verdict can_mate(const Position& position, Color color, std::size_t budget);

// Dead (Article 5.2.2): no series of legal moves leads to a mate by either color.
enum class Life : std::uint8_t { alive, dead, unknown };

[[nodiscard]] Life life_of(const Position& position, std::size_t budget);

// True only if it is proved.
[[nodiscard]] bool is_dead(const Position& position, std::size_t budget = quick_budget);

}  // namespace adoube::mating
