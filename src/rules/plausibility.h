// What a game can hardly or not at all have led to, although the Laws let one play on from it. Such
// positions are accepted with a warning.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/color.h"
#include "rules/position.h"

namespace adoube {

enum class Implausibility : std::uint8_t {
    too_many_pawns,     // more than 8
    too_many_pieces,    // more than 16, pawns and king included
    too_many_promoted,  // more pieces beyond those of the start than pawns are missing
    impossible_check,   // no last move of the other side can have given it
};

struct ImplausibleFact {
    Implausibility what{};
    Color color{};  // whose pieces they are; of a check, who is in check

    friend constexpr bool operator==(const ImplausibleFact&, const ImplausibleFact&) = default;
};

// All that is implausible, White's first.
[[nodiscard]] std::vector<ImplausibleFact> implausible_facts(const Position& position);

// True if the side to move is in check and every move that the opponent can have made last started
// from a position in which it was in check already.
[[nodiscard]] bool is_impossible_check(const Position& position);

}  // namespace adoube
