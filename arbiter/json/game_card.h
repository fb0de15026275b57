// What is known of a game beside the game itself: who plays, in which language results and
// refusals are told, and whose time line it lives on.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "game/summary.h"
#include "rules/color.h"

namespace adoube::arbiter::json {

struct GameCard {
    std::string host{};
    std::string guest{};
    Color host_color = Color::white;
    game::Language language = game::Language::english;
    bool virtual_time = false;  // every request says what time it is; nothing happens by itself

    [[nodiscard]] const std::string& player(Color color) const {
        return color == host_color ? host : guest;
    }
    [[nodiscard]] std::optional<Color> color_of(std::string_view player_id) const {
        if (player_id == host) return host_color;
        if (player_id == guest) return opponent(host_color);
        return std::nullopt;
    }

    friend bool operator==(const GameCard&, const GameCard&) = default;
};

}  // namespace adoube::arbiter::json
