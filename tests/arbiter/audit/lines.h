// Lines for tests, written as FEN and moves.
#pragma once

#include <string_view>

#include "arbiter/audit/line.h"
#include "support/catch.h"

namespace adoube::arbiter::audit {

// White can mate; Black cannot, as only a proof tells.
inline constexpr std::string_view queen_against_knight = "1n2k3/8/8/8/8/8/8/Q3K3 w - - 0 1";

[[nodiscard]] inline Start start_from(std::string_view fen,
                                      fen::Strictness strictness = fen::Strictness::strict,
                                      Variant variant = Variant::standard) {
    const auto start = start_from_fen(fen, variant, strictness);
    INFO(fen);
    REQUIRE(start);
    return *start;
}

[[nodiscard]] inline Line played(Start start, std::string_view moves) {
    const auto line = play_all(Line(std::move(start)), moves);
    INFO(moves);
    REQUIRE(line);
    return *line;
}

[[nodiscard]] inline Line line_from(std::string_view fen, std::string_view moves = "") {
    return played(start_from(fen), moves);
}

}  // namespace adoube::arbiter::audit
