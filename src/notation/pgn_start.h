// Where a PGN game starts, and by which rules: its tags FEN and Variant.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/expected.h"
#include "notation/fen.h"
#include "notation/pgn.h"

namespace adoube::pgn {

struct Start {
    Variant variant = Variant::standard;
    Position position = Position::initial();
};

enum class StartFault : std::uint8_t {
    unknown_variant,
    bad_fen,  // see `fen`
};

struct StartError {
    StartFault fault{};
    fen::PositionError fen{};
};

// The variant that a tag's value means, in the spellings in use: "Chess960", "fischerandom",
// "Chess 960", "Standard", "From Position" and so on. Nothing for the name of another game.
[[nodiscard]] std::optional<Variant> variant_of(std::string_view name);

// The FEN is read leniently. Without a Variant tag, a FEN with castling rights for kings or rooks
// elsewhere than in standard chess means Chess960. SetUp tells nothing that FEN does not.
[[nodiscard]] Expected<Start, StartError> start_of(const Tags& tags);

}  // namespace adoube::pgn
