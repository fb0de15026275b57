// Refusals in words, in the language of a game.
#pragma once

#include <string>
#include <string_view>

#include "game/game.h"
#include "game/summary.h"

namespace adoube::arbiter::session {

// Why a request was not carried out: the word for programs, the sentence for people.
struct Refused {
    std::string word;
    std::string text;
};

[[nodiscard]] Refused refused(std::string_view word, game::Language language);
// The request itself is at fault; `detail` names the field and what was expected.
[[nodiscard]] Refused bad_request(std::string_view detail, game::Language language);
// The game refuses. A claim that fails is told how far the game is from it.
[[nodiscard]] Refused refused(const game::Refusal& refusal, const game::Game& game,
                              game::Language language);

}  // namespace adoube::arbiter::session
