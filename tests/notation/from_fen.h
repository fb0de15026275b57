// Positions for tests, written as the FEN that they come from.
#pragma once

#include <string_view>

#include "notation/fen.h"
#include "support/catch.h"

namespace adoube {

[[nodiscard]] inline Position from_fen(std::string_view text, Variant variant = Variant::standard) {
    const auto read = fen::read_position(text, variant);
    INFO(text);
    REQUIRE(read);
    return read->position;
}

}  // namespace adoube
