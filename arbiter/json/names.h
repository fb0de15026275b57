// The words of enumerations in JSON, both ways.
#pragma once

#include <optional>
#include <string_view>

#include "game/game.h"
#include "game/options.h"
#include "rules/castling.h"
#include "rules/color.h"
#include "rules/piece.h"
#include "rules/variant.h"

namespace adoube::arbiter::json {

[[nodiscard]] std::string_view name_of(Color color);
[[nodiscard]] std::string_view name_of(Variant variant);
[[nodiscard]] std::string_view name_of(game::DrawMode mode);
[[nodiscard]] std::string_view name_of(game::ColorAssignment assignment);
[[nodiscard]] std::string_view name_of(game::Hints hints);
[[nodiscard]] std::string_view name_of(Wing wing);  // "king", "queen"
[[nodiscard]] std::string_view name_of(game::Proposal::Kind kind);

[[nodiscard]] std::optional<Color> color_of(std::string_view name);
[[nodiscard]] std::optional<Variant> variant_of(std::string_view name);
[[nodiscard]] std::optional<game::DrawMode> draw_mode_of(std::string_view name);
[[nodiscard]] std::optional<game::ColorAssignment> color_assignment_of(std::string_view name);
[[nodiscard]] std::optional<game::Hints> hints_of(std::string_view name);
[[nodiscard]] std::optional<Wing> wing_of(std::string_view name);
// A piece to promote to: "q", "r", "b" or "n".
[[nodiscard]] std::optional<PieceType> promotion_of(std::string_view letter);

}  // namespace adoube::arbiter::json
