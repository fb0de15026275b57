// A game in the words of UCI, kept up to date move by move so that a long game costs no more per
// move than a short one.
#pragma once

#include <string>
#include <string_view>

#include "game/game.h"

namespace adoube::arbiter {

class PositionText {
public:
    explicit PositionText(const game::Game& game);

    // "position startpos moves e2e4 e7e5"; adds the moves that were made since the last call.
    [[nodiscard]] std::string_view text(const game::Game& game);

private:
    std::string text_;
    Position board_;
    std::size_t moves_ = 0;
};

}  // namespace adoube::arbiter
