// What the weights are fitted to: quiet positions out of finished games, each as the numbers that
// the evaluation multiplies the weights by, with the result of its game and, where the game has it
// in its comments, what a search found.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "notation/pgn_reader.h"
#include "rules/position.h"

namespace adoube::tune {

struct Count {
    std::uint16_t weight;  // its place in values_of()
    std::int16_t times;    // White's less Black's
};

struct Sample {
    float result = 0.5F;      // for White: 1, 0.5 or 0
    float middlegame = 0.0F;  // how much the middlegame's sum counts, and the endgame's
    float endgame = 0.0F;
    float rest = 0.0F;             // what no sum of them is: the pressure on kings, the tempo
    std::optional<float> score{};  // the search's, in hundredths of a pawn, for White
    std::vector<Count> counts{};
    Position position = Position::initial();
};

// The score at the beginning of a move's comment ("+0.31/9 0.002s", in pawns), as the player who
// moved saw it, in hundredths of a pawn. Nothing if there is none, or a mate.
[[nodiscard]] std::optional<float> score_in(std::string_view comment);

// The samples of a game with a result; none if it was read with an error.
[[nodiscard]] std::vector<Sample> samples_of(const pgn::ReadGame& read);

}  // namespace adoube::tune
