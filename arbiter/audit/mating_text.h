// Why a color can or cannot mate any more, in words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "mating/mating.h"
#include "rules/position.h"

namespace adoube::arbiter::audit {

// "can", "cannot", "unknown", and "gameOver", "material", "walls", "exhausted".
[[nodiscard]] std::string_view name_of(mating::Answer answer);
[[nodiscard]] std::string_view name_of(mating::Proof proof);

// A helpmate in SAN, move by move: "Kd2", "Ke7" and so on.
[[nodiscard]] std::vector<std::string> helpmate_in_san(const Position& position,
                                                       const mating::Verdict& verdict);

// What the answer rests on: "a series of 7 legal moves ends with the mate".
[[nodiscard]] std::string describe(const mating::Verdict& verdict);

}  // namespace adoube::arbiter::audit
